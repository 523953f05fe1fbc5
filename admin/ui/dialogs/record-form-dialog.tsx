import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type RaRecord, ResourceContextProvider } from 'react-admin';
import { FormViolations } from '../form/form-violations.tsx';
import { LeaveButton, WritingDialog } from './writing-dialog.tsx';

interface RecordFormDialogProps {
  title: string;
  text?: string | undefined;
  /** Under which the inputs have their words. */
  resource: string;
  /** The verb of the button. */
  action: string;
  /** It takes something away. */
  isDangerous?: boolean | undefined;
  /** What the inputs begin with; the same object until it changes. */
  record?: RaRecord | undefined;
  isPending: boolean;
  /** Whether there is something to lose; without it, the inputs are looked at. */
  isDirty?: boolean | undefined;
  /** Of the button that leaves it: a key of admin/i18n. */
  leaveLabel?: string | undefined;
  /** Answers the messages at the inputs, where it was refused. */
  onSubmit: (values: object) => Promise<object | undefined>;
  onClose: () => void;
  children: ReactNode;
}

/** One object, so that the form does not begin anew with each render. */
const NEW = {};

/** A dialog with inputs of records, which begins empty unless a row is given: what an action takes, or what rows get. */
export function RecordFormDialog(props: RecordFormDialogProps) {
  const { title, text, resource, action, isDangerous = false, isPending, onSubmit, onClose, children } = props;
  const { record = NEW, isDirty, leaveLabel } = props;
  return (
    <WritingDialog
      title={title}
      {...(text !== undefined && { text })}
      isBusy={isPending}
      isDirty={isDirty}
      onClose={onClose}
      form={(parts) => (
        <ResourceContextProvider value={resource}>
          <Form noValidate disableInvalidFormNotification record={record} onSubmit={onSubmit}>
            {parts}
          </Form>
        </ResourceContextProvider>
      )}
      actions={
        <>
          <FormViolations />
          <LeaveButton {...(leaveLabel !== undefined && { label: leaveLabel })} />
          <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </WritingDialog>
  );
}
