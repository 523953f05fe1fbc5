import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useDrop } from './use-drop.ts';

interface DropZoneProps {
  /** On the button. */
  label: string;
  hint: string;
  /** Of a file input. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Takes a file, dropped or chosen. */
export function DropZone({ label, hint, accept, onChoose }: DropZoneProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, target } = useDrop(([file]) => {
    if (file) onChoose(file);
  });
  return (
    <Box
      {...target}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        padding: { xs: 6, sm: 8 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'inputBorder',
        borderRadius: 1,
        backgroundColor: isOver ? 'accentSurface' : 'background.default',
      }}
    >
      <UploadFile aria-hidden sx={{ fontSize: 32, color: 'primary.main' }} />
      <Button variant="contained" autoFocus onClick={() => input.current?.click()} aria-describedby={hintId}>
        {label}
      </Button>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target: { files } }) => {
          const [file] = files ?? [];
          if (file) onChoose(file);
        }}
      />
    </Box>
  );
}
