import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { feedback } from '../../../generated/resources.ts';
import { useScreenPath } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useChange } from '../change/change-context.ts';
import { oneTarget } from '../change/targets.ts';
import { WRITE } from '../detail/write-form.tsx';
import type { FeedbackRow } from '../feedback-row.ts';
import { useSelection } from '../list/use-selection.ts';
import { FeedbackKeyHelp } from './key-help.tsx';
import { partOfKey } from './parts.ts';
import { focusSearch, useKeys } from './use-keys.ts';

/** The keys of the list: they act on the row that has the focus, or on the selected ones. */
export function ListKeys() {
  const [isHelping, setHelping] = useState(false);
  const { data = [] } = useListContext<FeedbackRow>();
  const navigate = useNavigate();
  const toPath = useScreenPath();
  useRestoredFocus(data);
  const may = useMay(feedback.route);
  const { ask, markRead } = useChange();
  const { selectedIds, selectedRows, canSelect, toggle, forget } = useSelection();

  const rowAt = (): FeedbackRow | undefined => {
    const id = focusedId();
    return data.find((row) => row.id === id);
  };
  function move(way: 1 | -1): boolean {
    const current = rowAt();
    const row = data[current === undefined ? 0 : data.indexOf(current) + way];
    return row !== undefined && focusRow(row.id);
  }
  function onRow(key: string, row: FeedbackRow): boolean {
    if (key === 'x' && canSelect(row)) toggle(row);
    else if (key === 'u') void markRead([row.id], row.read_at === null);
    else if (key === 'r') void navigate(toPath('show', row.id), { state: { [WRITE]: 'reply' } });
    else return false;
    return true;
  }
  function openMenu(key: string): boolean {
    const part = partOfKey[key];
    const row = rowAt();
    if (part === undefined) return false;
    const anchor = row === undefined ? document.querySelector('[role="toolbar"]') : elementOf(row.id);
    if (selectedIds.length > 0 && anchor !== null) ask(part, { ids: selectedIds, rows: selectedRows }, anchor);
    else if (row !== undefined && anchor !== null && may('edit', row)) ask(part, oneTarget(row), anchor);
    else return false;
    return true;
  }
  useKeys((key) => {
    if (key === 'j') return move(1);
    if (key === 'k') return move(-1);
    if (key === '/') return focusSearch();
    if (key === '?') setHelping(true);
    else if (key === 'Escape' && selectedIds.length > 0) forget();
    else {
      const row = rowAt();
      return openMenu(key) || (row !== undefined && onRow(key, row));
    }
    return true;
  });
  return isHelping && <FeedbackKeyHelp onClose={() => setHelping(false)} />;
}

const elementOf = (id: number): Element | null => document.querySelector(`a[data-row="${id}"]`);

function focusRow(id: number): boolean {
  const link = document.querySelector<HTMLElement>(`a[data-row="${id}"]`);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== null;
}

/** When a change takes the row with the focus out of the list, the next one has it. */
function useRestoredFocus(data: readonly FeedbackRow[]): void {
  const kept = useRef<{ id: number; at: number } | null>(null);
  useEffect(() => {
    const keep = () => {
      const id = focusedId();
      const at = data.findIndex((row) => row.id === id);
      if (at >= 0) kept.current = { id, at };
      else if (document.activeElement !== document.body) kept.current = null;
    };
    const last = kept.current;
    const next = last === null ? undefined : data[Math.min(last.at, data.length - 1)];
    const isOut = last !== null && data.every((row) => row.id !== last.id);
    if (isOut && next !== undefined && document.activeElement === document.body) focusRow(next.id);
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [data]);
}

const focusedId = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-feedback]')?.dataset['feedback']);
