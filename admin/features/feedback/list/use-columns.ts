import { useStore } from 'react-admin';
import { choiceKey, type ColumnChoice, offerColumns, shownColumns } from '../../../crud/columns/column-choice.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { sideMenuWidth } from '../../../theme/measures.ts';
import { useWindowWidth } from '../../../ui/layout/use-window-width.ts';
import { usePreferences } from '../../../preferences/use-preferences.tsx';
import { CONTENT_WIDTH } from '../../../theme/create-theme.ts';
import { useCustomFields } from '../../../crud/custom/use-custom-fields.ts';
import { feedback } from '../../../generated/resources.ts';
import { addedColumn, columns } from './columns.tsx';

/** Within another page the list has no more room than that. */
const BOXED = CONTENT_WIDTH;

/** The columns that the reader chose, or as many as there is room for; the choice is kept in this browser. */
export function useColumns() {
  const { entity, fixed, embedded } = useScreen();
  const width = useRoomWidth();
  const [choice, choose] = useStore<ColumnChoice>(choiceKey(entity), null);
  const room = embedded ? Math.min(width, BOXED) : width;
  const { fields } = useCustomFields(feedback);
  const offered = [...columns, ...fields.map(addedColumn)].filter(({ isOfUnit }) => !(isOfUnit && 'node_id' in fixed));
  const names = offered.map(({ name }) => name);
  const more = offered.filter(({ from = 0 }) => room < from).map(({ name }) => name);
  const shown = shownColumns({ names, more }, choice);
  return {
    shown: shown.flatMap((name) => offered.filter((column) => column.name === name)),
    offer: offerColumns({ names, more }, choice, choose),
  };
}

/** Width that the menu leaves of the window, in px. */
function useRoomWidth(): number {
  const [layout] = usePreferences();
  const width = useWindowWidth();
  return width - sideMenuWidth(layout, width);
}
