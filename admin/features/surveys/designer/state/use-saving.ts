import { HttpError } from 'ra-core';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { type Autosave, ConflictError, createAutosave, type Saving } from './autosave.ts';
import type { Draft } from './draft.ts';
import type { LocalCopies } from './local-copy.ts';
import type { SurveyRow } from '../../survey-row.ts';

interface SavingParts {
  /** Of the survey; another one is saved by another hook. */
  id: number;
  /** What the document was made from. */
  from: { document: Draft; revision: number };
  document: Draft;
  copies: LocalCopies;
  canEdit: boolean;
  /** Told of each row that a save answers: the one that was given first. */
  onSaved: (row: SurveyRow) => void;
}

/** Saves the document a while after each change; what is not saved yet is kept in this browser. */
export function useSaving({ id, from, document, copies, canEdit, onSaved }: SavingParts) {
  const provider = useDataProvider();
  const [{ saving, saveError }, setState] = useState<{ saving: Saving; saveError: unknown }>({
    saving: 'saved',
    saveError: undefined,
  });
  // One for as long as the screen is open: later rows come of its own saves.
  const [autosave] = useState(() =>
    createAutosave<Draft>(
      {
        async save(draft, made) {
          const data = { draft, revision: made };
          // The revision is sent along although it is no change: no previous row to compare with.
          const answer = await provider
            .update<SurveyRow>(surveyEntity.route, { id, data, previousData: undefined })
            .catch(asConflict);
          onSaved(answer.data);
          return answer.data.revision;
        },
        isPassing,
        onState: (state, error) => setState({ saving: state, saveError: error }),
      },
      from,
    ),
  );

  useEffect(() => {
    if (canEdit) autosave.note(document);
  }, [autosave, document, canEdit]);
  useEffect(() => {
    if (saving === 'saved') copies.drop();
    else copies.write({ document, revision: autosave.revision() });
  }, [autosave, saving, document, copies]);
  useSaveOnLeaving(autosave);
  return { saving, saveError, autosave };
}

/** What is left is sent when the tab is hidden, when the network is back, and when the screen is left. */
function useSaveOnLeaving(autosave: Autosave<Draft>): void {
  useEffect(() => {
    const save = () => void autosave.flush().catch(() => undefined);
    const whenHidden = () => {
      if (window.document.visibilityState === 'hidden') save();
    };
    window.document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    return () => {
      window.document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      save();
    };
  }, [autosave]);
}

function asConflict(error: unknown): never {
  if (error instanceof HttpError && error.status === 409) throw new ConflictError();
  throw error;
}

const TOO_MANY = 429;
/** A refusal stays one however often it is asked for. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500 || error.status === TOO_MANY;
