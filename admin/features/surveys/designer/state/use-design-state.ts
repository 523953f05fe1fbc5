import { useCallback, useMemo, useReducer, useState } from 'react';
import type { Recipe, Selection } from '../design-context.tsx';
import type { Draft } from './draft.ts';
import { back, type Change, forth, type History, record, startHistory } from './history.ts';

type Action = { kind: 'change'; change: Change<Draft> } | { kind: 'undo' } | { kind: 'redo' };

function reduce(history: History<Draft>, action: Action): History<Draft> {
  if (action.kind === 'undo') return back(history);
  return action.kind === 'redo' ? forth(history) : record(history, action.change);
}

const NOTHING: Selection = { kind: 'none', id: '' };

/** The document, its history, and what of it is selected. */
export function useDesignState(begin: () => Draft) {
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
