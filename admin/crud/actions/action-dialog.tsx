import { Skeleton, Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import type { NamedAction } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { RecordFormDialog } from '../../ui/dialogs/record-form-dialog.tsx';
import { useViews } from '../views-context.tsx';

interface ActionDialogProps {
  entity: EntityResource;
  action: NamedAction;
  title: string;
  /** On the button that does it. */
  verb: string;
  question: string | undefined;
  isPending: boolean;
  /** Answers the messages at the inputs, where it was refused. */
  onSubmit: (input: object) => Promise<object | undefined>;
  onClose: () => void;
}

/** Asks for what an action takes, and does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { entity, action, title, verb, question, isPending, onSubmit, onClose } = props;
  const Inputs = useViews().inputsOf(entity, action.name);
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
        <FirstFocused>
          <Inputs />
        </FirstFocused>
      </ChunkBoundary>
    </RecordFormDialog>
  );
}

const CONTROL = 'input:not([type="hidden"]), textarea, [role="combobox"], button';

/** Who opens a form goes on with its first input, once that is there. */
function FirstFocused({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>(CONTROL)?.focus(), []);
  return (
    <Stack ref={frame} sx={{ gap: 4, paddingTop: 1 }}>
      {children}
    </Stack>
  );
}
