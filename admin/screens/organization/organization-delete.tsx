import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useDelete, useLocale, useNotify, useTranslate } from 'react-admin';
import { organization } from '../../generated/resources.ts';
import type { OrganizationRecord } from '../../generated/types.ts';
import type { DeleteDialogProps } from '../../kit/resource.ts';
import { useRecordLabel } from '../../kit/use-record-label.ts';

/** Asks before an organization is deleted; while units are left in it, says how many instead. */
export default function OrganizationDelete({ record, onClose, onDone }: DeleteDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const labelOf = useRecordLabel(organization.route);
  const { unit_count: units } = record as OrganizationRecord;
  const { remove, isPending, fault } = useRemove({ record, onClose, onDone });
  const isEmpty = units === 0;
  const values = { name: labelOf(record), smart_count: units, count: useCountText()(units) };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={`${id}-title`}>
        {translate(isEmpty ? 'app.organization.delete.title' : 'app.organization.delete.in_use_title', values)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate(isEmpty ? 'app.organization.delete.text' : 'app.organization.delete.in_use', values)}
        </DialogContentText>
        {fault !== undefined && (
          <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button onClick={onClose} autoFocus>
          {translate(isEmpty ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
        {isEmpty && (
          <Button variant="contained" color="error" loading={isPending} onClick={remove}>
            {translate('ra.action.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The server has the last word: units may have come meanwhile. */
function useRemove({ record, onClose, onDone }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [deleteOne, { isPending, error }] = useDelete(
    organization.route,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
        onClose();
        onDone();
      },
      onError: () => undefined,
    },
  );
  const fault = error instanceof Error ? translate(error.message, { _: error.message }) : undefined;
  return { remove: () => void deleteOne(), isPending, fault };
}

function useCountText(): (count: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (count) => format.format(count);
}
