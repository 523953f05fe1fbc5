import { useCallback, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import type { Design } from '../design-context.tsx';
import type { Autosave } from './autosave.ts';
import { type Draft, toDraft } from './draft.ts';
import type { LocalCopies, LocalCopy } from './local-copy.ts';
import type { SurveyRow } from '../../survey-row.ts';
import { useDesignState } from './use-design-state.ts';
import { useFaults } from './use-faults.ts';
import { useSaving } from './use-saving.ts';

export interface DesignSession {
  design: Design;
  /** Leaves what was made here and goes on from what the server has; can be undone. */
  takeTheirs: (row: SurveyRow) => void;
}

/** One sitting at a survey: from the row as it was read until the screen is left. */
export function useDesignSession(first: SurveyRow, copies: LocalCopies): DesignSession {
  const translate = useTranslate();
  const [row, setRow] = useState(first);
  const [stored] = useState(() => toDraft(first.draft));
  const [rescued] = useState(() => rescue(copies, first, stored));
  const state = useDesignState(() => rescued?.document ?? stored);
  const { document, change, selected, select } = state;
  const [language, setLanguage] = useState(useFirstLanguage(document));
  const canEdit = row.permitted?.includes('patch') === true;
  const onSaved = useCallback((next: Partial<SurveyRow>) => setRow((before) => ({ ...before, ...next })), []);
  const from = { document: stored, revision: rescued?.revision ?? first.revision };
  const { saving, saveError, autosave } = useSaving({ id: first.id, from, document, copies, canEdit, onSaved });
  const faults = useFaults(row.id, row.revision, canEdit);

  const replace = useReplace(autosave, change, onSaved);
  const takeTheirs = useCallback(
    (next: SurveyRow) => replace(translate('app.designer.steps.take_theirs'), next),
    [replace, translate],
  );

  const history = useHistoryFacts(state);
  const design = useMemo<Design>(
    () => ({
      survey: row,
      document,
      language,
      setLanguage,
      change,
      ...history,
      saving,
      saveError,
      flush: autosave.flush,
      refresh: onSaved,
      replace,
      selected,
      select,
      faults,
      canEdit,
    }),
    [
      row,
      document,
      language,
      change,
      history,
      saving,
      saveError,
      autosave,
      replace,
      onSaved,
      selected,
      select,
      faults,
      canEdit,
    ],
  );
  return { design, takeTheirs };
}

function useHistoryFacts({ undo, redo, history: { past, future } }: ReturnType<typeof useDesignState>) {
  return useMemo(
    () => ({
      undo,
      redo,
      undoLabel: past.at(-1)?.label,
      redoLabel: future[0]?.label,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    }),
    [undo, redo, past, future],
  );
}

/** Goes on from the draft of another row than the last one that was saved here. */
function useReplace(
  autosave: Autosave<Draft>,
  change: Design['change'],
  refresh: Design['refresh'],
): Design['replace'] {
  return useCallback(
    (label, next) => {
      const draft = toDraft(next.draft);
      refresh(next);
      autosave.reset(draft, next.revision);
      change(label, () => draft);
    },
    [autosave, change, refresh],
  );
}

/**
 * What this browser kept and the server never got. Where the server has something newer, the next save meets a conflict
 * and asks.
 */
function rescue(copies: LocalCopies, row: SurveyRow, stored: Draft): LocalCopy | undefined {
  const kept = row.permitted?.includes('patch') === true ? copies.read() : null;
  return kept === null || JSON.stringify(kept.document) === JSON.stringify(stored) ? undefined : kept;
}

/** The reader's own language where the survey has it, else the survey's first. */
function useFirstLanguage({ languages, title, pages }: Draft): Language {
  const locale = useLocale();
  const offered = languages ?? Object.keys({ ...title, ...pages[0]?.questions[0]?.title }).filter(isLanguage);
  if (isLanguage(locale) && (offered.length === 0 || offered.includes(locale))) return locale;
  return offered[0] ?? fallbackLanguage;
}
