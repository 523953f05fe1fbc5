import { Button, DialogActions, DialogContent, DialogContentText, Skeleton, Stack } from '@mui/material';
import { Form, ResourceContextProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { EntityResource } from '../../entities/resource.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { LeaveButton, WritingDialog } from '../../ui/dialogs/writing-dialog.tsx';
import { FormViolations } from '../../ui/form/form-violations.tsx';
import { useViews } from '../views-context.tsx';
import type { NamedAction } from './use-offered.ts';

interface ActionDialogProps {
  entity: EntityResource;
  action: NamedAction;
  title: string;
  /** On the button that does it. */
  verb: string;
  question: string | undefined;
  /** Answers the messages at the inputs, where it was refused. */
  onSubmit: (input: object) => Promise<object | undefined>;
  onClose: () => void;
}

/** The form is about no row that is there, also where the page around it shows one. */
const NEW = {};

/** Asks for what an action takes, and does it. */
export function ActionDialog({ entity, action, title, verb, question, onSubmit, onClose }: ActionDialogProps) {
  const Inputs = useViews().inputsOf(entity, action.name);
  const submit = async (input: object) => {
    const violations = await onSubmit(input);
    if (violations === undefined) onClose();
    return violations;
  };
  return (
    <WritingDialog size="sm" title={title} onClose={onClose}>
      <ResourceContextProvider value={`${entity.route}.dialogs.${action.name}`}>
        <Form noValidate disableInvalidFormNotification record={NEW} onSubmit={submit}>
          <DialogContent sx={{ '&&': { paddingTop: 1 } }}>
            {question !== undefined && <DialogContentText sx={{ marginBottom: 4 }}>{question}</DialogContentText>}
            <Stack sx={{ gap: 4 }}>
              <ChunkBoundary fallback={<Skeleton variant="rounded" height={40} />}>
                <Inputs />
              </ChunkBoundary>
            </Stack>
          </DialogContent>
          <Buttons verb={verb} isDangerous={action.isDangerous === true} />
        </Form>
      </ResourceContextProvider>
    </WritingDialog>
  );
}

function Buttons({ verb, isDangerous }: { verb: string; isDangerous: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <FormViolations />
      <LeaveButton />
      <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} loading={isSubmitting}>
        {verb}
      </Button>
    </DialogActions>
  );
}
