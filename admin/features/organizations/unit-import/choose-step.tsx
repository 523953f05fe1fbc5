import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { RecentImports } from './take-back/recent-imports.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { ACCEPTED, LIMITS } from './unit-file.ts';
import type { ImportFailure } from './use-unit-import.ts';
import { fileColumns, requiredColumns, useColumnLabel } from './columns.ts';
import Download from '@mui/icons-material/DownloadOutlined';
import { fileFormats, useUnitsFile } from './use-units-file.ts';

interface ChooseStepProps {
  organizationId: number;
  /** What was wrong with the file before. */
  error: ImportFailure | undefined;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** The first step: a file, dropped or chosen; what must be in it; a template. */
export function ChooseStep({ organizationId, error, onChoose, onClose }: ChooseStepProps) {
  const translate = useTranslate();
  const [isRecent, setRecent] = useState(false);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {error !== undefined && <FailureAlert {...error} />}
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

/** What each column of the file says. */
function ColumnHelp() {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {translate('app.import.columns_title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.import.columns_text')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 6,
          rowGap: { xs: 0, sm: 2 },
          margin: 0,
          typography: 'body2',
        }}
      >
        {fileColumns.map((column) => (
          <Box key={column} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {labelOf(column)}
              {requiredColumns.includes(column) && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {` (${translate('app.import.required')})`}
                </Box>
              )}
            </Box>
            <Box component="dd" sx={{ margin: 0, marginBottom: { xs: 2, sm: 0 }, color: 'text.secondary' }}>
              {translate(`app.import.help.${column}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Files with the header alone, to fill in. */
function TemplateLinks({ organizationId }: { organizationId: number }) {
  const translate = useTranslate();
  const { save, isLoading } = useUnitsFile(organizationId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {fileFormats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          startIcon={<Download />}
          disabled={isLoading}
          onClick={() => void save(format, { isTemplate: true })}
        >
          {translate(`app.import.template.${format}`)}
        </Button>
      ))}
    </Box>
  );
}
