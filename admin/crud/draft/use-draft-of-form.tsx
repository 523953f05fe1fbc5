import { type ReactNode, useRef, useState } from 'react';
import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { useGoTo } from '../screen-context.tsx';
import { DraftInForm, SaveDraftButton, useTakenUp } from './save-draft.tsx';

interface DraftOfFormProps {
  entity: EntityResource;
  /** Answers whether the refusal is told already. */
  onDraftRefused: (error: unknown) => boolean;
  onDraftSaved: () => void;
}

interface DraftOfForm {
  /** Above the inputs. */
  notice: ReactNode;
  /** Beside the one that saves. */
  button: ReactNode;
  /** Tries once more to save the draft, where that was refused. */
  onRetry: (() => void) | undefined;
  /** The refusal is settled: the next one may be of the form itself. */
  settle: () => void;
}

const NOTHING: DraftOfForm = { notice: null, button: null, onRetry: undefined, settle: () => undefined };

/** What the form of a row has for drafts; nothing where its entity has none. */
export function useDraftOfForm({ entity, onDraftRefused, onDraftSaved }: DraftOfFormProps): DraftOfForm {
  const [isTakenUp, takeUp] = useTakenUp();
  const [wasRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goTo = useGoTo();
  const may = useMay(entity.route);
  if (entity.draft === undefined) return NOTHING;
  const refused = (error: unknown): boolean => {
    const isTold = onDraftRefused(error);
    setRefused(isTold);
    return isTold;
  };
  return {
    notice: <DraftInForm {...{ entity, isTakenUp }} onTakeUp={takeUp} />,
    button: (
      <SaveDraftButton
        {...{ entity, isTakenUp, button }}
        onRefused={refused}
        onSaved={({ id }) => {
          onDraftSaved();
          if (may('detail')) goTo('show', Number(id));
          else goTo('list');
        }}
      />
    ),
    settle: () => setRefused(false),
    onRetry: wasRefused ? () => button.current?.click() : undefined,
  };
}
