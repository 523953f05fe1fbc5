import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDesign } from '../design-context.tsx';
import { questionsOfDraft } from '../state/draft.ts';
import { useEdits } from '../state/use-edits.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]');

/** What is dragged by keys hears them first: its arrows lead from gap to gap. */
const isHandle = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-roledescription]') !== null;

/** Arrows go from card to card, with Alt they take the question along; Ctrl+D duplicates, Delete deletes. */
export function useCanvasKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { document, selected, select, canEdit } = useDesign();
  const edits = useEdits();
  const goal = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (goal.current === undefined) return;
    focusCard(goal.current);
    goal.current = undefined;
  });

  function goTo(id: string | undefined): void {
    if (id === undefined) return;
    select({ kind: 'question', id });
    goal.current = id;
  }
  /** What changes the question; answers whether the key meant something. */
  function edit(event: KeyboardEvent<HTMLElement>, id: string, ids: string[]): boolean {
    const by = stepOf(event.key);
    if (!canEdit) return false;
    if (by !== undefined && event.altKey) {
      edits.nudge(id, by);
      goal.current = id;
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      edits.duplicate(id);
    } else if (!isTyping(event.target) && (event.key === 'Delete' || event.key === 'Backspace')) {
      goal.current = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
      edits.remove(id);
    } else {
      return false;
    }
    return true;
  }

  function walk(event: KeyboardEvent<HTMLElement>, id: string, ids: string[]): boolean {
    const by = stepOf(event.key);
    if (isTyping(event.target)) {
      if (event.key !== 'Escape') return false;
      focusCard(id);
    } else if (event.key === 'Enter' && event.target === cardOf(id)) {
      cardOf(id)?.querySelector('textarea')?.focus();
    } else if (by !== undefined && !event.altKey) {
      goTo(ids[ids.indexOf(id) + by]);
    } else {
      return false;
    }
    return true;
  }
  return (event) => {
    if (selected.kind !== 'question' || event.defaultPrevented || isHandle(event.target)) return;
    const ids = questionsOfDraft(document).map((question) => question.id);
    if (edit(event, selected.id, ids) || walk(event, selected.id, ids)) event.preventDefault();
  };
}

const stepOf = (key: string): -1 | 1 | undefined => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined);

/** The card as a whole, or what is written in it. */
function focusCard(id: string): void {
  const card = cardOf(id);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

const cardOf = (id: string): HTMLElement | null =>
  window.document.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
