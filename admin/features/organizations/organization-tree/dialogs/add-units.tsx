import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { cloneElement } from 'react';
import { Form, ResourceContextProvider, useDataProvider, useNotify, useGetList } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { CustomInputs } from '../../../../crud/custom/custom-inputs.tsx';
import { inputs } from '../../../../generated/views/node.tsx';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf } from '../../../../providers/problem.ts';
import { useAffected } from '../data/use-affected.ts';
import type { Unit } from '../unit.ts';
import { useWords } from '../use-words.ts';
import { ErrorAlert } from './error-text.tsx';
import { FormViolations } from '../../../../ui/form/form-violations.tsx';
import { LeaveButton, WritingDialog } from '../../../../ui/dialogs/writing-dialog.tsx';
import { useDebounced } from '../../../../ui/time/use-debounced.ts';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import { lastNumber } from './numbered-names.ts';

/** The form is about nothing that is there yet, also where the page around it shows a unit. */
const NEW = {};

interface AddUnitsDialogProps {
  organizationId: number;
  /** The unit above; null at the top of the organization. */
  parent: Unit | null;
  onClose: () => void;
  /** After they are there; the dialog has closed. */
  onDone?: (first: NodeRecord) => void;
}

interface NewUnits {
  name: string;
  type: string;
  color: string;
  count: number;
}

/** Adds one unit or several numbered ones. */
export function AddUnitsDialog({ organizationId, parent, onClose, onDone }: AddUnitsDialogProps) {
  const { translate, nameOf } = useWords();
  const { submit, error } = useAdd(organizationId, parent, (first) => {
    onClose();
    onDone?.(first);
  });
  const title =
    parent === null ? translate('app.tree.add.first_level') : translate('app.tree.add.title', { name: nameOf(parent) });
  return (
    <WritingDialog size="xs" title={title} onClose={onClose}>
      <ResourceContextProvider value={node.route}>
        <Form
          noValidate
          disableInvalidFormNotification
          record={NEW}
          onSubmit={submit}
          // Most of what is added is of one kind with its neighbors.
          defaultValues={{ color: parent?.color }}
        >
          <DialogContent sx={{ '&&': { paddingTop: 1 } }}>
            <Stack sx={{ gap: 4 }}>
              {cloneElement(inputs.name, { autoFocus: true })}
              {inputs.type}
              {inputs.color}
              {inputs.count}
              <NamesPreview organizationId={organizationId} parentId={parent?.id ?? null} />
              <CustomInputs entity={node} />
              {error !== null && <ErrorAlert error={error} />}
            </Stack>
          </DialogContent>
          <AddActions />
        </Form>
      </ResourceContextProvider>
    </WritingDialog>
  );
}

function AddActions() {
  const { translate, count } = useWords();
  const { isSubmitting } = useFormState();
  const units = useCount() ?? 1;
  return (
    <DialogActions>
      <FormViolations />
      <LeaveButton />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate('app.tree.add.action', { smart_count: units, count: count(units) })}
      </Button>
    </DialogActions>
  );
}

/** How many are wished for; undefined while that is no number that can be. */
function useCount(): number | undefined {
  const value: unknown = useWatch({ name: 'count' });
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** What several units will be called: 'Table 1 … Table 5'. */
function NamesPreview({ organizationId, parentId }: { organizationId: number; parentId: number | null }) {
  const { translate, count } = useWords();
  const typed: unknown = useWatch({ name: 'name' });
  const name = typeof typed === 'string' ? typed.trim() : '';
  const units = useCount() ?? 1;
  const last = useLastNumber({ organizationId, parentId, name, isWanted: units > 1 && name !== '' });
  if (units === 1 || name === '' || last === undefined) return null;
  const from = last + 1;
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {translate('app.tree.add.preview', {
        count: count(units),
        first: `${name} ${from}`,
        last: `${name} ${from + units - 1}`,
      })}
    </Typography>
  );
}

function useAdd(organizationId: number, parent: Unit | null, onAdded: (first: NodeRecord) => void) {
  const provider = useDataProvider();
  const affected = useAffected();
  const notify = useNotify();
  const { mutate, error } = useServerMutation();
  /** Answers the messages at the fields, if there are any. */
  async function submit(values: Partial<NewUnits>): Promise<object | undefined> {
    const place = { organization_id: organizationId, ...(parent === null ? {} : { parent_id: parent.id }) };
    let errors: Record<string, string> = {};
    const created = await mutate(async () => {
      try {
        return await provider.create<NodeRecord>(node.route, { data: { ...values, ...place } });
      } catch (refusal) {
        errors = fieldErrorsOf(refusal);
        if (Object.keys(errors).length === 0) throw refusal;
        return undefined;
      }
    });
    if (created === undefined) return errors;
    const units = values.count ?? 1;
    notify('app.tree.add.done', { type: 'success', messageArgs: { smart_count: units } });
    onAdded(created.data);
    await affected(organizationId, [created.data]);
    return undefined;
  }
  return { submit: (values: object) => submit(values), error };
}

const TYPING_PAUSE_MS = 250;

interface Siblings {
  organizationId: number;
  parentId: number | null;
  name: string;
  isWanted: boolean;
}

/** The highest number that a unit of this name has there; undefined until that is known. */
function useLastNumber({ organizationId, parentId, name, isWanted }: Siblings): number | undefined {
  const settled = useDebounced(name, TYPING_PAUSE_MS);
  const { data } = useGetList<NodeRecord>(
    node.route,
    {
      filter: { organization_id: organizationId, parent_id: parentId, q: settled },
      // The latest have the highest numbers, however many there are.
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE_LIMIT },
    },
    { enabled: isWanted && settled !== '' },
  );
  if (data === undefined || settled !== name) return undefined;
  return lastNumber(
    name,
    data.map((unit) => unit.name),
  );
}
