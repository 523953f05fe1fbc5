import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { type Saving, useDesign } from '../design-context.tsx';

const ICONS: Record<Saving, typeof SvgIcon> = {
  saved: CloudDone,
  saving: CloudSync,
  unsaved: CloudSync,
  conflict: CloudOff,
  failed: CloudOff,
};

/** Whether what was made is kept: in a word, on a phone by its picture. */
export function SaveState() {
  const translate = useTranslate();
  const { saving, saveError, flush, canEdit } = useDesign();
  const Icon = ICONS[saving];
  const word = translate(`app.designer.saving.${canEdit ? saving : 'read_only'}`);
  const reason = saveError instanceof Error ? translate(saveError.message, { _: saveError.message }) : '';
  const isTrouble = saving === 'failed' || saving === 'conflict';
  return (
    <Tooltip title={isTrouble ? reason : ''}>
      <Box
        role="status"
        sx={({ palette }) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          color: palette.bar.secondText,
          fontSize: '0.8125rem',
          whiteSpace: 'nowrap',
        })}
      >
        {canEdit && <Icon fontSize="small" />}
        <Box component="span" sx={({ breakpoints }) => (canEdit ? { [breakpoints.down('sm')]: visuallyHidden } : {})}>
          {word}
        </Box>
        {saving === 'failed' && (
          <Button
            size="small"
            sx={({ palette }) => ({ color: palette.bar.accent })}
            onClick={() => void flush().catch(() => undefined)}
          >
            {translate('app.errors.retry')}
          </Button>
        )}
      </Box>
    </Tooltip>
  );
}
