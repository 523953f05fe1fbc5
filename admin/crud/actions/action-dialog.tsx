import { DialogContentText, LinearProgress, Skeleton, Stack } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { Progress } from './use-repeated-call.ts';
import type { NamedAction } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { RecordFormDialog } from '../../ui/dialogs/record-form-dialog.tsx';
import { ExceptRows } from '../../fields/references.ts';
import { useViews } from '../views-context.tsx';
import { ProofInputs } from './proof-inputs.tsx';

interface ActionDialogProps {
  entity: EntityResource;
  action: NamedAction;
  title: string;
  /** On the button that does it. */
  verb: string;
  question: string | undefined;
  isPending: boolean;
  /** How far it is, of one that is done in parts. */
  progress: Progress | null;
  /** The rows that it is done to: none of them is the other row that it asks for. */
  ids: readonly RaRecord['id'][];
  /** Answers the messages at the inputs, where it was refused. */
  onSubmit: (input: object) => Promise<object | undefined>;
  onClose: () => void;
}

/** Asks for what an action takes, and does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { entity, action, title, verb, question, isPending, progress, ids, onSubmit, onClose } = props;
  const except = useMemo(() => ({ reference: entity.route, ids }), [entity.route, ids]);
  const submit = async (input: object) => {
    const violations = await onSubmit(input);
    if (violations === undefined) onClose();
    return violations;
  };
  return (
    <RecordFormDialog
      {...{ title, isPending, onClose }}
      text={question}
      resource={`${entity.route}.dialogs.${action.name}`}
      action={verb}
      isDangerous={action.isDangerous}
      onSubmit={submit}
    >
      <ChunkBoundary fallback={<Skeleton variant="rounded" height={40} />}>
        <ExceptRows value={except}>
          <FirstFocused>
            {action.hasForm && <Inputs entity={entity} action={action} />}
            {action.proof && <ProofInputs />}
          </FirstFocused>
        </ExceptRows>
      </ChunkBoundary>
      {progress !== null && <PartsDone {...progress} />}
    </RecordFormDialog>
  );
}

function Inputs({ entity, action }: Pick<ActionDialogProps, 'entity' | 'action'>) {
  const Own = useViews().inputsOf(entity, action.name);
  return <Own />;
}

/** How much is done of what is done in parts. */
function PartsDone({ left, all }: Progress) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const label = translate('app.actions.progress', { done: number.format(all - left), all: number.format(all) });
  return (
    <Stack sx={{ gap: 2, marginTop: 4 }}>
      <LinearProgress variant="determinate" value={(100 * (all - left)) / all} aria-label={label} />
      <DialogContentText variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </DialogContentText>
    </Stack>
  );
}

const CONTROL = 'input:not([type="hidden"]), textarea, [role="combobox"], button';

/** Who opens a form goes on with its first input, once that is there. */
function FirstFocused({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>(CONTROL)?.focus(), []);
  return (
    <Stack ref={frame} sx={{ gap: 4, paddingTop: 3 }}>
      {children}
    </Stack>
  );
}
