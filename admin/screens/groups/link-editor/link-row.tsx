import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../public-app/i18n/languages.ts';
import { type DraftLink, LIMITS } from './link-draft.ts';
import type { LinkEditing } from './use-link-draft.ts';

interface LinkRowProps {
  link: DraftLink;
  at: number;
  editing: LinkEditing;
}

/** One link: its words in the language that is edited, its address, and its place among the others. */
export function LinkRow({ link, at, editing }: LinkRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: link.key,
  });
  return (
    <Box
      ref={setNodeRef}
      component="li"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        boxShadow: isDragging ? 8 : 0,
      }}
    >
      <Box
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden
        sx={{ display: 'grid', alignContent: 'center', cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
      >
        <DragIndicator />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          gap: 2,
          minWidth: 0,
        }}
      >
        <LinkFields link={link} at={at} editing={editing} />
        <RowButtons link={link} at={at} editing={editing} />
      </Box>
    </Box>
  );
}

function LinkFields({ link, at, editing }: LinkRowProps) {
  const translate = useTranslate();
  const { language, faults, setLinkTitle, setUrl } = editing;
  const fault = faults[link.key];
  const textOf = (code: string | undefined) =>
    code === undefined
      ? undefined
      : translate(code === 'required' ? 'ra.validation.required' : `app.groups.link_list.${code}`);
  const number = { number: at + 1 };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 3fr' } }}>
      <TextField
        label={translate('app.groups.link_list.link_title', number)}
        value={link.title[language] ?? ''}
        onChange={(event) => setLinkTitle(link, event.target.value)}
        error={fault?.title !== undefined}
        helperText={textOf(fault?.title)}
        autoFocus={link.key.startsWith('added')}
        slotProps={{
          htmlInput: { maxLength: LIMITS.label, lang: language, dir: languageFacts[language].direction },
        }}
      />
      <TextField
        type="url"
        label={translate('app.groups.link_list.url', number)}
        value={link.url}
        onChange={(event) => setUrl(link, event.target.value)}
        error={fault?.url !== undefined}
        helperText={textOf(fault?.url)}
        placeholder="https://"
        slotProps={{ htmlInput: { maxLength: LIMITS.url, dir: 'ltr', inputMode: 'url' } }}
      />
    </Box>
  );
}

function RowButtons({ link, at, editing: { draft, move, remove } }: LinkRowProps) {
  const translate = useTranslate();
  const number = at + 1;
  const buttons = [
    { step: 'up', Icon: ArrowUpward, isOff: at === 0, act: () => move(at, at - 1) },
    { step: 'down', Icon: ArrowDownward, isOff: number === draft.links.length, act: () => move(at, at + 1) },
    { step: 'remove', Icon: Delete, isOff: false, act: () => remove(link.key) },
  ];
  return (
    // Beside the inputs, below their labels; under them where there is no room.
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', paddingTop: { sm: '27px' }, alignItems: 'flex-start' }}>
      {buttons.map(({ step, Icon, isOff, act }) => {
        const label = translate(`app.groups.link_list.${step}`, { number });
        return (
          <Tooltip key={step} title={label}>
            <span>
              <IconButton size="small" aria-label={label} disabled={isOff} onClick={act}>
                <Icon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        );
      })}
    </Box>
  );
}
