import { MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate, useTranslateLabel } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { EditedRowsProvider } from '../../fields/base/edited-rows.ts';
import { isObject } from '../../providers/user-data.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { RecordFormDialog } from '../../ui/dialogs/record-form-dialog.tsx';
import { useCustomPieces } from '../custom/use-custom-pieces.tsx';
import { useViews } from '../views-context.tsx';

interface ValueDialogProps {
  entity: EntityResource;
  /** To choose from: names of fields that the reader may give a value. */
  fields: readonly string[];
  /** How many rows get the value. */
  count: number;
  /** Those of them that are at hand. */
  rows: readonly RaRecord[];
  isPending?: boolean;
  /** Is given the field with its value. */
  onSubmit: (data: object) => Promise<void>;
  onClose: () => void;
  /** Below the value. */
  children?: ReactNode;
}

/** Asks for a field and the value of it that several rows are to have. */
export function ValueDialog({ entity, fields, count, rows, isPending = false, onSubmit, ...rest }: ValueDialogProps) {
  const { onClose, children } = rest;
  const translate = useTranslate();
  const [field, setField] = useState(fields.at(0) ?? '');
  const submit = async (values: object) => {
    await onSubmit(onlyOf(values, field));
    return undefined;
  };
  return (
    <RecordFormDialog
      title={translate('app.bulk_edit.title', { smart_count: count })}
      resource={entity.route}
      action={translate('app.bulk_edit.apply')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <FieldSelect {...{ entity, fields, field }} onChange={setField} />
        <EditedRowsProvider value={rows}>
          <ValueInput key={field} {...{ entity, field }} />
        </EditedRowsProvider>
        {children}
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
