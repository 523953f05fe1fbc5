import { useEffect, useRef } from 'react';
import { useDesign } from '../design-context.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { usePanel } from './use-panel.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** A dialog or a menu has the keys to itself. */
const isCovered = (): boolean => window.document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** The keys of the whole window: undo and redo, save, add, help. */
export function useShortcuts(onHelp: () => void): void {
  const { undo, redo, flush, canEdit } = useDesign();
  const { addAt } = useWorkspace();
  const { panel } = usePanel();

  function act(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (!canEdit || event.altKey) return false;
      // The inputs are written by the document, so the browser's own undo would go nowhere.
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else if (key === 's') void flush().catch(() => undefined);
      else return false;
      return true;
    }
    if (isTyping(event.target) || event.altKey) return false;
    if (event.key === '?') onHelp();
    else if (key === 'a' && canEdit && panel?.name === 'questions') addAt(undefined);
    else return false;
    return true;
  }
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isCovered() && latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
