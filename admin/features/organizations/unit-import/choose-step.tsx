import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { RecentImports } from './take-back/recent-imports.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { SHEET_FILES } from '../../../ui/form/sheet-file.ts';
import { LIMITS } from './unit-file.ts';
import type { ImportFailure } from './use-unit-import.ts';
import { useCustomFields } from '../../../crud/custom/use-custom-fields.ts';
import { routeOf } from '../../../entities/site.ts';
import { node } from '../../../generated/resources.ts';
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
  const [locale] = useLocaleState();
  const [isRecent, setRecent] = useState(false);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {error !== undefined && <FailureAlert {...error} />}
        <DropZone
          label={translate('app.import.choose')}
          hint={translate('app.import.drop', { ...LIMITS, rows: LIMITS.rows.toLocaleString(locale) })}
          accept={SHEET_FILES}
          onChoose={onChoose}
        />
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
        <AddedColumns />
      </Box>
    </Box>
  );
}

/** Those of fields that the company has added to its units. */
function AddedColumns() {
  const translate = useTranslate();
  const { fields } = useCustomFields(node);
  if (fields.length === 0) return null;
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {translate(`resources.${routeOf('custom_field')}.name`, { smart_count: fields.length })}
      </Box>
      <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>
        <bdi>{fields.map(({ label }) => label).join(', ')}</bdi>
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
