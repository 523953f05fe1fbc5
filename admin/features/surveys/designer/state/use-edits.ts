import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createElement } from 'react';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { ACTION_TOAST_MS } from '../../../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../../../ui/toasts/undo-button.tsx';
import { type Design, type Recipe, useDesign } from '../design-context.tsx';
import type { Draft, DraftPage, DraftQuestion } from './draft.ts';
import { findQuestion } from './draft.ts';
import { duplicatePage } from './duplicate-page.ts';
import { freshPageId, freshQuestionIds, freshQuestionId } from './ids.ts';
import * as operations from './operations.ts';
import { misplacedPages, misplacedRules, repairRules } from './rules.ts';
import { restoreDeleted } from './restore-deleted.ts';

type Words = Record<string, string | number>;

export interface Edits {
  add: (question: DraftQuestion, position?: operations.Position) => void;
  /** @param key of changes that follow each other, such as typing into one input */
  update: (id: string, change: (question: DraftQuestion) => DraftQuestion, key?: string) => void;
  remove: (id: string) => void;
  duplicate: (id: string) => void;
  move: (id: string, to: operations.Position) => void;
  nudge: (id: string, by: -1 | 1) => void;
  split: (id: string) => void;
  addPage: (at?: number) => void;
  updatePage: (id: string, change: (page: DraftPage) => DraftPage, key?: string) => void;
  duplicatePage: (id: string) => void;
  removePage: (id: string) => void;
  movePage: (id: string, by: -1 | 1) => void;
  mergePage: (id: string) => void;
}

/** What is done to questions and pages; each step can be undone; rules that it touches are repaired or warned of. */
export function useEdits(): Edits {
  const design = useDesign();
  const translate = useTranslate();
  const notify = useNotify();
  return useMemo(() => {
    const word = (key: string, words?: Words) => translate(`app.designer.${key}`, words);
    const notifyOfStep: Notify = (message, type, onUndo) => {
      const undo = onUndo === undefined ? null : createElement(UndoButton, { onUndo });
      notify(createElement('span', null, message, undo), { type, ...(undo && { autoHideDuration: ACTION_TOAST_MS }) });
    };
    return { ...questionEdits(design, word, notifyOfStep), ...pageEdits(design, word, notifyOfStep) };
  }, [design, translate, notify]);
}

type Word = (key: string, words?: Words) => string;
type Notify = (message: string, type: 'info' | 'warning', onUndo?: () => void) => void;

/** Places of rules that don't fit the order; a page and a question may have one id. */
const misplaced = (draft: Draft): string[] => [
  ...misplacedRules(draft).keys(),
  ...misplacedPages(draft).map((id) => `page ${id}`),
];

/** Makes a step and tells what it did to the rules of others. */
function createStepper({ document, change }: Design, word: Word, notifyOfStep: Notify) {
  /** What was deleted is brought back from the toast also after more was done. */
  const undoOf = (after: Draft) => () => change(word('steps.take_back'), (now) => restoreDeleted(now, document, after));
  return (label: string, recipe: Recipe, { key, reported }: { key?: string; reported?: string } = {}): Draft => {
    const step = (draft: Draft) => repairRules(recipe(draft)).draft;
    const { draft, repaired } = repairRules(recipe(document));
    const before = new Set(misplaced(document));
    const broken = misplaced(draft).filter((place) => !before.has(place));
    change(label, step, key);
    const notes = [
      ...(reported === undefined ? [] : [reported]),
      ...(repaired.length > 0 ? [word('rules.repaired', { smart_count: repaired.length })] : []),
      ...(broken.length > 0 ? [word('rules.broken', { smart_count: broken.length })] : []),
    ];
    const tone = repaired.length + broken.length > 0 ? 'warning' : 'info';
    if (notes.length > 0) notifyOfStep(notes.join(' '), tone, reported === undefined ? undefined : undoOf(draft));
    return draft;
  };
}

function questionEdits(design: Design, word: Word, notifyOfStep: Notify) {
  const { document, language, select } = design;
  const step = createStepper(design, word, notifyOfStep);
  const name = (id: string) => textIn(language, findQuestion(document, id)?.title) || word('untitled');
  const selectQuestion = (id: string) => select({ kind: 'question', id });
  const move = (id: string, to: operations.Position) =>
    void step(word('steps.move', { name: name(id) }), (draft) => operations.moveQuestion(draft, id, to));
  return {
    add(question: DraftQuestion, asked?: operations.Position) {
      const position = asked ?? positionAfterSelected(design);
      step(word('steps.add', { type: word(`types.${question.type}`) }), (draft) =>
        operations.addQuestion(draft, question, position),
      );
      selectQuestion(question.id);
    },
    update(id: string, change: (question: DraftQuestion) => DraftQuestion, key?: string) {
      const recipe = (draft: Draft) => operations.updateQuestion(draft, id, change);
      step(word('steps.change', { name: name(id) }), recipe, key === undefined ? {} : { key });
    },
    remove(id: string) {
      const next = neighborOf(document, id);
      const reported = word('deleted', { name: name(id) });
      step(word('steps.delete', { name: name(id) }), (draft) => operations.removeQuestion(draft, id), { reported });
      select(next === undefined ? { kind: 'none', id: '' } : { kind: 'question', id: next });
    },
    duplicate(id: string) {
      const copy = freshQuestionId(document, findQuestion(document, id)?.type ?? 'question');
      step(word('steps.duplicate', { name: name(id) }), (draft) => operations.duplicateQuestion(draft, id, copy));
      selectQuestion(copy);
    },
    move,
    nudge(id: string, by: -1 | 1) {
      const to = operations.neighborPosition(document, id, by);
      if (to !== undefined) move(id, to);
    },
    split(id: string) {
      const page = freshPageId(document);
      step(word('steps.split'), (draft) => operations.splitPage(draft, id, page));
    },
  };
}

function pageEdits(design: Design, word: Word, notifyOfStep: Notify) {
  const { document, select } = design;
  const step = createStepper(design, word, notifyOfStep);
  return {
    addPage(at?: number) {
      const id = freshPageId(document);
      step(word('steps.add_page'), (draft) => operations.addPage(draft, id, at));
      select({ kind: 'page', id });
    },
    updatePage(id: string, change: (page: DraftPage) => DraftPage, key?: string) {
      const recipe = (draft: Draft) => operations.updatePage(draft, id, change);
      step(word('steps.change_page'), recipe, key === undefined ? {} : { key });
    },
    duplicatePage(id: string) {
      const copy = freshPageId(document);
      const ids = freshQuestionIds(document, document.pages.find((page) => page.id === id)?.questions ?? []);
      step(word('steps.duplicate_page'), (draft) => duplicatePage(draft, id, copy, ids));
      select({ kind: 'page', id: copy });
    },
    removePage(id: string) {
      const reported = word('page.deleted');
      step(word('steps.delete_page'), (draft) => operations.removePage(draft, id), { reported });
    },
    movePage: (id: string, by: -1 | 1) =>
      void step(word('steps.move_page'), (draft) => operations.movePage(draft, id, by)),
    mergePage: (id: string) => void step(word('steps.merge_page'), (draft) => operations.mergePage(draft, id)),
  };
}

/** Behind what is selected, else at the end of the last page. */
function positionAfterSelected({ document, selected }: Design): operations.Position {
  const position = selected.kind === 'question' ? operations.positionOf(document, selected.id) : undefined;
  if (position !== undefined) return { ...position, at: position.at + 1 };
  const page = document.pages.find(({ id }) => selected.kind === 'page' && id === selected.id) ?? document.pages.at(-1);
  return page === undefined ? { page: freshPageId(document), at: 0 } : { page: page.id, at: page.questions.length };
}

/** The question after it, or before it at the end. */
function neighborOf(draft: Draft, id: string): string | undefined {
  const ids = draft.pages.flatMap(({ questions }) => questions.map((question) => question.id));
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}
