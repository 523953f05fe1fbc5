import Close from '@mui/icons-material/CloseOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Timelapse from '@mui/icons-material/TimelapseOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useWritableCustomNames } from '../../../crud/custom/use-custom-pieces.tsx';
import { feedback } from '../../../generated/resources.ts';
import { type Part, useChange } from '../change/change-context.ts';
import { useFieldName } from '../use-field-name.ts';
import { useSelection } from './use-selection.ts';
import { useIsNarrow } from '../../../ui/layout/use-is-narrow.ts';

const PARTS: [part: Part, Icon: typeof SvgIcon][] = [
  ['status', Timelapse],
  ['priority', Flag],
  ['assignee_id', PersonAdd],
  ['tag_ids', Sell],
];

const HEIGHT = 40;

/** In place of the header while rows are selected: how many, and what can be done with them. */
export function BulkBar() {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { selectedIds, selectedRows, forget } = useSelection();
  const { ask, markRead } = useChange();
  const hasAdded = useWritableCustomNames(feedback, 'patch').length > 0;
  const isNarrow = useIsNarrow();
  if (selectedIds.length === 0) return null;
  const targets = { ids: selectedIds, rows: selectedRows };
  return (
    <Box
      role="toolbar"
      aria-label={translate('app.feedback.bulk')}
      sx={{
        position: 'sticky',
        top: 'var(--header-top, 72px)',
        insetInlineStart: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: HEIGHT,
        marginBottom: isNarrow ? 2 : `-${HEIGHT}px`,
        borderRadius: 1,
        paddingInline: 1,
        backgroundColor: 'accentSurface',
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
      }}
    >
      <Tooltip title={translate('ra.action.unselect')}>
        <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={forget}>
          <Close />
        </IconButton>
      </Tooltip>
      <Typography variant="subtitle2" component="p" role="status" sx={{ marginInlineEnd: 3, whiteSpace: 'nowrap' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {PARTS.map(([part, Icon]) => (
        <BulkButton
          key={part}
          label={nameOf(part)}
          Icon={Icon}
          isNarrow={isNarrow}
          hasMenu
          onClick={(anchor) => ask(part, targets, anchor)}
        />
      ))}
      {hasAdded && (
        <BulkButton
          label={translate('app.custom.edit')}
          Icon={EditNote}
          isNarrow={isNarrow}
          hasMenu
          onClick={(anchor) => ask('custom', targets, anchor)}
        />
      )}
      <BulkButton
        label={translate('app.feedback.mark_read')}
        Icon={Drafts}
        isNarrow={isNarrow}
        onClick={() => void markRead(selectedIds, true)}
      />
    </Box>
  );
}

interface BulkButtonProps {
  label: string;
  Icon: typeof SvgIcon;
  isNarrow: boolean;
  hasMenu?: boolean;
  onClick: (anchor: Element) => void;
}

/** Its word too, where there is room for it. */
function BulkButton({ label, Icon, isNarrow, hasMenu = false, onClick }: BulkButtonProps) {
  const menu = hasMenu ? ({ 'aria-haspopup': 'dialog' } as const) : {};
  if (isNarrow) {
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} {...menu} onClick={(event) => onClick(event.currentTarget)}>
          <Icon />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button
      size="small"
      startIcon={<Icon />}
      {...menu}
      onClick={(event) => onClick(event.currentTarget)}
      sx={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
}
