import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import type { RefObject } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';

interface VerbsProps {
  source: string;
  label: string | undefined;
  isPicture: boolean;
  isThere: boolean;
  isUnderWay: boolean;
  disabled: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onChoose: () => void;
  onRemove: () => void;
}

/** Chooses a file, or lets go of the one that is there or on its way. */
export function Verbs({
  source,
  label,
  isPicture,
  isThere,
  isUnderWay,
  disabled,
  button,
  onChoose,
  onRemove,
}: VerbsProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const name = String(translateLabel({ source, resource, label }));
  const choose = translate(isThere ? 'app.file.replace' : isPicture ? 'app.file.choose_image' : 'app.file.choose');
  const remove = translate(isUnderWay ? 'ra.action.cancel' : 'ra.action.remove');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-label={`${choose}: ${name}`}
        onClick={onChoose}
      >
        {choose}
      </Button>
      {(isThere || isUnderWay) && (
        <Tooltip title={remove}>
          <span>
            <IconButton size="small" disabled={disabled} aria-label={`${remove}: ${name}`} onClick={onRemove}>
              <Close fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
    </Box>
  );
}
