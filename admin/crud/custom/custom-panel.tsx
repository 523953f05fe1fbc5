/** The fields that are added while the product runs, on a page that is written by hand: what the row has in them, and a form to change it. */
import Edit from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import { Fragment, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { RecordFormDialog } from '../../ui/dialogs/record-form-dialog.tsx';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { Pieces } from '../filter-bar.tsx';
import { ShowFields } from '../row-fields.tsx';
import { useCustomPieces, useCustomValues, useWritableCustom } from './use-custom-pieces.tsx';

/** Nothing where none were added, or the reader is given none of the row. */
export function CustomPanel({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const may = useMay(entity.route);
  const { cells, inputs } = useCustomPieces(entity);
  const writable = useWritableCustom(entity, 'patch', inputs);
  const [isOpen, setOpen] = useState(false);
  if (record === undefined || Object.keys(cells).length === 0 || !record['custom']) return null;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ShowFields entity={entity} fields={cells} />
      {writable.length > 0 && may('edit', record) && (
        <Button size="small" variant="outlined" startIcon={<Edit />} onClick={() => setOpen(true)}>
          {translate('app.custom.edit')}
        </Button>
      )}
      {isOpen && <CustomDialog {...{ entity, record, inputs, writable }} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface CustomDialogProps {
  entity: EntityResource;
  record: RaRecord;
  inputs: Pieces;
  writable: string[];
  onClose: () => void;
}

function CustomDialog({ entity, record, inputs, writable, onClose }: CustomDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const notifyError = useNotifyError();
  const { valuesIn } = useCustomValues(entity);
  const values = useMemo(() => valuesIn(record) as RaRecord, [record, valuesIn]);
  const { mutate, isPending } = useServerMutation({
    errors: (refusal) => Object.keys(fieldErrorsOf(refusal)).length > 0 || notifyError(refusal),
  });
  const save = async (data: object): Promise<object | undefined> => {
    let violations: object | undefined = {};
    const attempt = async () => {
      try {
        await provider.update(entity.route, { id: record.id, data, previousData: values });
        violations = undefined;
      } catch (refusal) {
        violations = fieldErrorsOf(refusal);
        throw refusal;
      }
    };
    await mutate(attempt, { message: 'ra.notification.updated', words: { smart_count: 1 } });
    if (violations === undefined) onClose();
    return violations;
  };
  return (
    <RecordFormDialog
      title={translate('app.custom.edit')}
      resource={entity.route}
      action={translate('app.form.save_changes')}
      record={values}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        {writable.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
      </Stack>
    </RecordFormDialog>
  );
}
