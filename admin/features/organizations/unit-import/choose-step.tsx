import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ColumnHelp } from './column-help.tsx';
import { RecentImports } from './take-back/recent-imports.tsx';
import { TemplateLinks } from './template-links.tsx';
import { TroubleAlert } from './trouble-alert.tsx';
import { ACCEPTED, LIMITS } from './unit-file.ts';
import type { Trouble } from './use-unit-import.ts';

interface ChooseStepProps {
  organizationId: number;
  /** What was wrong with the file before. */
  fault: Trouble | undefined;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** The first step: a file, dropped or chosen; what must be in it; a template. */
export function ChooseStep({ organizationId, fault, onChoose, onClose }: ChooseStepProps) {
  const translate = useTranslate();
  const [isRecent, setRecent] = useState(false);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {fault !== undefined && <TroubleAlert {...fault} />}
        <DropZone onChoose={onChoose} />
        <ColumnHelp />
        <TemplateLinks organizationId={organizationId} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setRecent(true)} sx={{ marginInlineEnd: 'auto' }}>
          {translate('app.import.recent.title')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
      {isRecent && <RecentImports organizationId={organizationId} onClose={() => setRecent(false)} />}
    </>
  );
}

function DropZone({ onChoose }: { onChoose: (file: File) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...target } = useDrop(onChoose);
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
        {translate('app.import.choose')}
      </Button>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.import.drop', { ...LIMITS, rows: LIMITS.rows.toLocaleString(locale) })}
      </Typography>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target: { files } }) => {
          const [file] = files ?? [];
          if (file) onChoose(file);
        }}
      />
    </Box>
  );
}

/** What makes an element take a dropped file. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
