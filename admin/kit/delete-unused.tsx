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
import type { DeleteDialogProps } from './resource.ts';
import { useRecordLabel } from './use-record-label.ts';

interface DeleteUnusedProps extends DeleteDialogProps {
  resource: string;
  /** How many others depend on the row and keep it. */
  dependents: number;
  /** A key of admin/i18n; below it are `title`, `text`, and for a row in use `in_use_title` and `in_use`. */
  texts: string;
}

/** Asks before a row is deleted; while others depend on it, says how many instead. */
export function DeleteUnused({ record, resource, dependents, texts, onClose, onDone }: DeleteUnusedProps) {
  const translate = useTranslate();
  const id = useId();
  const labelOf = useRecordLabel(resource);
  const format = new Intl.NumberFormat(useLocale());
  const { remove, isPending, fault } = useRemove(resource, { record, onClose, onDone });
  const isUnused = dependents === 0;
  const values = { name: labelOf(record), smart_count: dependents, count: format.format(dependents) };
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
        {translate(`${texts}.${isUnused ? 'title' : 'in_use_title'}`, values)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate(`${texts}.${isUnused ? 'text' : 'in_use'}`, values)}
        </DialogContentText>
        {fault !== undefined && (
          <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button onClick={onClose} autoFocus>
          {translate(isUnused ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
        {isUnused && (
          <Button variant="contained" color="error" loading={isPending} onClick={remove}>
            {translate('ra.action.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The server has the last word: others may have come to depend on the row meanwhile. */
function useRemove(resource: string, { record, onClose, onDone }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [deleteOne, { isPending, error }] = useDelete(
    resource,
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
