import AttachFile from '@mui/icons-material/AttachFileOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDrop } from '../../../ui/form/use-drop.ts';
import { sizeIn } from '../../../ui/media/size-in.ts';
import { type Attachment, MAX_BYTES, MAX_FILES, type useAttachments } from './use-attachments.ts';

const MEGABYTE = 1_000_000;

interface AttachmentsProps {
  attachments: ReturnType<typeof useAttachments>;
}

/** Files to go with a message: chosen or dropped here, each with how far it is, or why it can't go. */
export function Attachments({ attachments: { files, add, remove } }: AttachmentsProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, target } = useDrop(add);
  const choose = ({ target: chosen }: ChangeEvent<HTMLInputElement>): void => {
    add([...(chosen.files ?? [])]);
    // The same file may be chosen again.
    chosen.value = '';
  };
  return (
    <Box
      role="group"
      aria-label={translate('app.support.files.title')}
      {...target}
      sx={{
        display: 'grid',
        gap: 2,
        padding: 3,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        backgroundColor: isOver ? 'accentSurface' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <input ref={input} type="file" multiple hidden data-attachments onChange={choose} />
        <Button
          size="small"
          variant="outlined"
          startIcon={<AttachFile />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {translate('app.support.files.add')}
        </Button>
        <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('app.support.files.limits', { count: MAX_FILES, size: MAX_BYTES / MEGABYTE })}
        </Typography>
      </Box>
      {files.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
          {files.map((file) => (
            <Row key={file.key} file={file} onRemove={() => remove(file.key)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Row({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { name, size, share, id, violation } = file;
  const Icon = violation === undefined ? InsertDriveFile : ErrorOutline;
  const remove = `${translate('app.support.files.remove')}: ${name}`;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Icon fontSize="small" sx={{ color: violation === undefined ? 'text.secondary' : 'error.main' }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {sizeIn(locale, size)}
          </Typography>
        </Typography>
        {violation !== undefined && (
          <Typography role="alert" variant="caption" component="p" sx={{ color: 'error.main' }}>
            {translate(violation, { _: violation, count: MAX_FILES, size: MAX_BYTES / MEGABYTE })}
          </Typography>
        )}
        {violation === undefined && id === undefined && (
          <LinearProgress
            aria-label={name}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={share * 100}
            sx={{ marginTop: 1 }}
          />
        )}
      </Box>
      <Tooltip title={translate('app.support.files.remove')}>
        <IconButton size="small" aria-label={remove} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
