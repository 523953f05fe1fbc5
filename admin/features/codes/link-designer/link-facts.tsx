import Schedule from '@mui/icons-material/ScheduleOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Box, Link, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { wallTimeOf } from '../../../../shared/clock/clock.ts';
import { ChoicePicture } from '../../../crud/document-form/choice-facts.tsx';
import { toLinkDraft, type LinkDraft } from './link-draft.ts';
import { useFirstLanguage } from './use-link-draft.ts';

/** What a page of links has in it, in words: what a scan opens, and each link with where it leads and when it is shown. */
export function LinkFacts({ document }: { document: Record<string, unknown> | null }) {
  const translate = useTranslate();
  const draft = toLinkDraft(document);
  const language = useFirstLanguage(draft);
  if (draft.links.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.groups.link_list.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.link_designer.opens.${draft.opens ?? 'survey'}`)}
      </Typography>
      <List disablePadding sx={{ marginBottom: 3 }}>
        {draft.links.map((link, at) => (
          <ListItem key={at} disableGutters>
            <ListItemIcon sx={{ minWidth: 32 }}>
              {link.icon === undefined ? (
                <LinkIcon fontSize="small" />
              ) : (
                <ChoicePicture property="icon" value={link.icon} />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<bdi>{link.title?.[language] ?? Object.values(link.title ?? {})[0]}</bdi>}
              secondary={<Details link={link} />}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Details({ link: { url, visible_from, visible_until } }: { link: LinkDraft['links'][number] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatted = (moment: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      wallTimeOf(moment),
    );
  const span = [visible_from && 'from', visible_until && 'until'].filter(Boolean).join('_');
  const words = { from: visible_from && formatted(visible_from), until: visible_until && formatted(visible_until) };
  return (
    <>
      <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }} dir="ltr">
        {url}
      </Link>
      {span !== '' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Schedule sx={{ fontSize: 16 }} />
          {translate(`app.link_designer.shown.${span}`, words)}
        </Box>
      )}
    </>
  );
}
