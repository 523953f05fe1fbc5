import { Box, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate, useTranslateLabel } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { EditedRowsProvider } from '../../fields/base/edited-rows.ts';
import { isObject } from '../../providers/user-data.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { RecordFormDialog } from '../../ui/dialogs/record-form-dialog.tsx';
import { useCustomPieces } from '../custom/use-custom-pieces.tsx';
import { ReasonField } from '../history/reason-field.tsx';
import { useViews } from '../views-context.tsx';
import { type Unchanged, useBulkEdit, useBulkFields } from './use-bulk-edit.tsx';

interface BulkEditDialogProps {
  entity: EntityResource;
  rows: readonly RaRecord[];
  onClose: () => void;
}

/** Asks for a field and its value, gives that to all rows, and tells which stayed as they were, and why. */
export function BulkEditDialog({ entity, rows, onClose }: BulkEditDialogProps) {
  const translate = useTranslate();
  const fields = useBulkFields();
  // As they were selected: those that are done leave the selection.
  const [all] = useState(rows);
  const [field, setField] = useState(fields.at(0) ?? '');
  const [reason, setReason] = useState('');
  const { run, isPending, unchanged } = useBulkEdit(entity);
  const submit = async (values: object) => {
    const data = onlyOf(values, field);
    const refused = await run(unchanged.length > 0 ? unchanged.map(({ row }) => row) : all, data, reason);
    if (refused?.length === 0) onClose();
    return undefined;
  };
  return (
    <RecordFormDialog
      title={translate('app.bulk_edit.title', { smart_count: all.length })}
      resource={entity.route}
      action={translate('app.bulk_edit.apply')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <FieldSelect {...{ entity, fields, field }} onChange={setField} />
        <EditedRowsProvider value={all}>
          <ValueInput key={field} {...{ entity, field }} />
        </EditedRowsProvider>
        {entity.history?.reason && <ReasonField value={reason} onChange={setReason} />}
        {unchanged.length > 0 && <UnchangedRows {...{ entity, unchanged }} />}
      </Stack>
    </RecordFormDialog>
  );
}

/** What the form holds of one field: of one that a tenant has added, within the field that has them all. */
function onlyOf(values: object, field: string): object {
  const [name = '', key] = field.split('.');
  const value: unknown = name in values ? (values as Record<string, unknown>)[name] : null;
  return { [name]: key === undefined ? (value ?? null) : onlyOf(isObject(value) ? value : {}, key) };
}

interface FieldSelectProps {
  entity: EntityResource;
  fields: readonly string[];
  field: string;
  onChange: (field: string) => void;
}

function FieldSelect({ entity, fields, field, onChange }: FieldSelectProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <TextField
      select
      // It is no value of a row, and nothing that is lost.
      label={translate('app.bulk_edit.field')}
      value={field}
      onChange={({ target }) => onChange(target.value)}
    >
      {fields.map((source) => (
        <MenuItem key={source} value={source}>
          {translateLabel({ source, resource: entity.route })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ValueInput({ entity, field }: { entity: EntityResource; field: string }) {
  const Input = useViews().inputOf(entity, field);
  const added = useCustomPieces(entity).inputs[field];
  if (added !== undefined) return added;
  return (
    <ChunkBoundary fallback={<Skeleton variant="rounded" height={40} />}>
      <Input />
    </ChunkBoundary>
  );
}

function UnchangedRows({ entity, unchanged }: { entity: EntityResource; unchanged: readonly Unchanged[] }) {
  const translate = useTranslate();
  const labelOf = useRecordLabel(entity.route);
  return (
    <Box role="alert">
      <Typography variant="subtitle2" component="p">
        {translate('app.bulk_edit.unchanged', { smart_count: unchanged.length })}
      </Typography>
      <Box component="dl" sx={{ margin: 0, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
        {unchanged.map(({ row, reason }) => (
          <Box key={row.id} sx={{ marginTop: 2 }}>
            <Typography component="dt" variant="body2">
              <bdi>{labelOf(row)}</bdi>
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
              {translate(reason, { _: reason })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
