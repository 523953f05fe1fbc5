import { Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../fields/dates.ts';
import type { Draft } from './use-drafts.ts';

interface WhoProps {
  draft: Pick<Draft, 'author_name'>;
  at: string;
  words: 'who' | 'published_by';
  nobody: 'whoever' | 'published_whoever';
}

/** Whose draft it is, and how long ago that was: the exact time is in its title. */
export function Who({ draft: { author_name: name }, at, words, nobody }: WhoProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const when = formatRelative(at, locale, Date.now());
  return (
    <Typography variant="subtitle2" component="p" title={formatMoment(at, locale)} sx={{ overflowWrap: 'anywhere' }}>
      {name === null ? translate(`app.draft.${nobody}`, { when }) : translate(`app.draft.${words}`, { name, when })}
    </Typography>
  );
}
