import { useSyncExternalStore } from 'react';
import { useStore } from 'react-admin';
import { useScreen } from '../../../crud/screen-context.tsx';
import { sideMenuWidth } from '../../../theme/measures.ts';
import { usePreferences } from '../../../preferences/use-preferences.tsx';
import { CONTENT_WIDTH } from '../../../theme/create-theme.ts';
import { columns, type FeedbackColumn } from './columns.tsx';

/** Within another page the list has no more room than that. */
const BOXED = CONTENT_WIDTH;

/** The columns that the reader chose, or as many as there is room for; the choice is kept in this browser. */
export function useColumns() {
  const { fixed, embedded } = useScreen();
  const width = useRoomWidth();
  const [chosen, choose] = useStore<string[] | null>('feedback.columns', null);
  const offered = columns.filter(({ isOfUnit }) => !(isOfUnit && 'node_id' in fixed));
  const isShown = ({ name, from = 0 }: FeedbackColumn): boolean =>
    chosen === null ? (embedded ? Math.min(width, BOXED) : width) >= from : chosen.includes(name);
  const shown = offered.filter(isShown);
  return {
    offered,
    shown,
    isShown,
    toggle(column: FeedbackColumn) {
      const names = columns.filter(isShown).map(({ name }) => name);
      choose(isShown(column) ? names.filter((name) => name !== column.name) : [...names, column.name]);
    },
    /** As many as there is room for. */
    reset: () => choose(null),
    isChosen: chosen !== null,
  };
}

/** Width that the menu leaves of the window, in px. */
function useRoomWidth(): number {
  const [layout] = usePreferences();
  const width = useSyncExternalStore(
    (listen) => {
      window.addEventListener('resize', listen);
      return () => window.removeEventListener('resize', listen);
    },
    () => window.innerWidth,
  );
  return width - sideMenuWidth(layout, width);
}
