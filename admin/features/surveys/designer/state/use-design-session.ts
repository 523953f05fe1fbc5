import { useCallback, useMemo, useState, useReducer } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import type { Design, Recipe, Selection } from '../design-context.tsx';
import type { Autosave } from './autosave.ts';
import { type Draft, toDraft } from './draft.ts';
import type { LocalCopies, LocalCopy } from './local-copy.ts';
import type { SurveyRow } from '../../survey-row.ts';
import { useSaving } from './use-saving.ts';
import { type Change, type History, record, redo, startHistory, undo } from './history.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { Violation } from './violation.ts';

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
  const violations = useViolations(row.id, row.revision, canEdit);

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
      violations,
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
      violations,
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

type Action = { kind: 'change'; change: Change<Draft> } | { kind: 'undo' } | { kind: 'redo' };

function reduce(history: History<Draft>, action: Action): History<Draft> {
  if (action.kind === 'undo') return undo(history);
  return action.kind === 'redo' ? redo(history) : record(history, action.change);
}

const NOTHING: Selection = { kind: 'none', id: '' };

/** The document, its history, and what of it is selected. */
function useDesignState(begin: () => Draft) {
  const [history, dispatch] = useReducer(reduce, undefined, () => startHistory(begin()));
  const [asked, select] = useState<Selection>(NOTHING);
  const change = useCallback(
    (label: string, recipe: Recipe, key?: string) =>
      dispatch({ kind: 'change', change: { label, recipe, at: Date.now(), ...(key === undefined ? {} : { key }) } }),
    [],
  );
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  const document = history.present;
  // What was selected may have gone with an undo.
  const selected = useMemo(() => (isThere(document, asked) ? asked : NOTHING), [document, asked]);
  return { history, document, change, undo, redo, selected, select };
}

function isThere({ pages }: Draft, { kind, id }: Selection): boolean {
  if (kind === 'page') return pages.some((page) => page.id === id);
  return kind === 'question' && pages.some(({ questions }) => questions.some((question) => question.id === id));
}

interface Publishable {
  violations: Violation[];
}

const NONE: readonly Violation[] = [];

/** What stands in the way of publishing the draft that the server has; those of the revision before until it answers. */
function useViolations(survey: number, revision: number, canEdit: boolean): readonly Violation[] {
  const act = useAct();
  const { data } = useQuery({
    queryKey: [surveyEntity.route, 'check_publish', survey, revision],
    enabled: canEdit,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      act<Publishable>(surveyEntity.route, { action: 'check_publish', id: survey, method: 'GET', signal }),
  });
  return data?.violations ?? NONE;
}
