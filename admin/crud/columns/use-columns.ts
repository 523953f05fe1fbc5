import { useStore } from 'react-admin';
import { shownTo } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { useWindowWidth } from '../../ui/layout/use-window-width.ts';
import {
  choiceKey,
  type ColumnChoice,
  mostColumns,
  offerColumns,
  type OfferedColumns,
  shownColumns,
} from './column-choice.ts';

export interface ListColumns {
  /** The shown ones, in their order. */
  shown: Pieces;
  offer: OfferedColumns;
}

/**
 * The columns that the reader chose, of those that he is shown; the choice is kept in this browser.
 * @param more those that are shown when they are chosen
 * @param schema how many of `own` are shown whatever room there is: the others stand behind them
 */
export function useColumns(own: Pieces, more: Pieces, schema = Object.keys(own).length): ListColumns {
  const { entity, fixed } = useScreen();
  const [choice, choose] = useStore<ColumnChoice>(choiceKey(entity), null);
  const visible = shownTo(entity, useUserData());
  const pieces = { ...own, ...more, ...own };
  const names = Object.keys(pieces).filter(
    (name) => !(name in fixed) && (visible === null || visible.somewhere.includes(name) || !isOfEntity(entity, name)),
  );
  const most = mostColumns(schema, useWindowWidth());
  const columns = { names, more: names.filter((name) => !(name in own)), most };
  return {
    shown: Object.fromEntries(shownColumns(columns, choice).map((name) => [name, pieces[name]])),
    offer: offerColumns(columns, choice, choose),
  };
}

/** A screen may add columns of its own, which no grant names. */
const isOfEntity = ({ columns, moreColumns }: ReturnType<typeof useScreen>['entity'], name: string): boolean =>
  columns.includes(name) || moreColumns.includes(name);
