import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { routeOf } from '../../entities/site.ts';
import type { ListImportRecord } from '../../generated/types.ts';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { SHEET_FILES } from '../../ui/form/sheet-file.ts';
import { CountChips } from './count-chips.tsx';
import type { useListImport } from './use-list-import.ts';

const LIST_IMPORT = routeOf('list_import');

const LIMITS = { megabytes: 200, rows: 1_000_000 };
const MEGABYTE = 1_000_000;
const LISTED = 10;

export interface StepProps {
  entity: EntityResource;
  importing: ReturnType<typeof useListImport>;
  onClose: () => void;
}

/** The first step: a file, or an import of before. */
export function ChooseStep({ entity, importing, onClose }: StepProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isTooLarge, setTooLarge] = useState(false);
  const { errorText, choose, open } = importing;
  const shown = isTooLarge ? translate('app.import.too_large', LIMITS) : errorText;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown !== null && (
          <Alert severity="error" role="alert">
            {shown}
          </Alert>
        )}
        <DropZone
          label={translate('app.import.choose')}
          hint={translate('app.import.drop', { ...LIMITS, rows: LIMITS.rows.toLocaleString(locale) })}
          accept={SHEET_FILES}
          onChoose={(file) => {
            setTooLarge(file.size > LIMITS.megabytes * MEGABYTE);
            if (file.size <= LIMITS.megabytes * MEGABYTE) choose(file);
          }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.list.import.text')}
        </Typography>
        <Recent entity={entity} onOpen={open} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </>
  );
}

/** The user's own of this list, the latest first. */
function Recent({ entity, onOpen }: { entity: EntityResource; onOpen: (id: number) => void }) {
  const translate = useTranslate();
  const { data = [] } = useGetList<ListImportRecord>(LIST_IMPORT, {
    filter: { entity: entity.id },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: LISTED },
  });
  if (data.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {translate('app.import.recent.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((row) => (
          <RecentImport key={row.id} row={row} onOpen={onOpen} />
        ))}
      </Box>
    </Box>
  );
}

function RecentImport({ row, onOpen }: { row: ListImportRecord; onOpen: (id: number) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const name = row.file_name || translate('app.import.recent.unnamed', { id: row.id });
  const state = translate(`enums.list_import.state.${row.state}`);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[when.format(new Date(row.created_at)), translate(`enums.list_import.step.${row.step}`), state].join(' · ')}
        </Typography>
        {row.step !== 'upload' && <CountChips row={row} />}
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onOpen(row.id)}
        aria-label={translate('app.list.import.show_of', { name })}
        sx={{ flexShrink: 0 }}
      >
        {translate('ra.action.show')}
      </Button>
    </Box>
  );
}
