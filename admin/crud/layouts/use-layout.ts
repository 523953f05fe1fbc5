import { useStore } from 'react-admin';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { mayFindBy } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useUserData } from '../../providers/use-session.tsx';
import type { UserData } from '../../providers/user-data.ts';
import { useScreen } from '../screen-context.tsx';

/** How the rows of a list are shown. */
export type Layout = 'table' | 'board' | 'calendar';

export const LAYOUT_PARAMETER = 'layout';
export const MONTH_PARAMETER = 'month';

const TABLE: readonly Layout[] = ['table'];

/**
 * How the rows are shown, and how they may be: as the address says, where it says nothing as they were shown last, which
 * this browser keeps.
 */
export function useLayout() {
  const { entity, embedded, fixed } = useScreen();
  const user = useUserData();
  const [kept, keep] = useStore<Layout>(keyOf(entity), 'table');
  const [search, setSearch] = useSearchParams();
  const isBack = useIsBack();
  const offered = embedded ? TABLE : offeredLayouts(entity, fixed, user);
  const isOf = (name: string | null) => offered.find((layout) => layout === name);
  const shown = isOf(search.get(LAYOUT_PARAMETER)) ?? (isBack ? undefined : isOf(kept)) ?? 'table';
  function show(layout: Layout): void {
    // First of all, so that the address is not filled from what was kept before.
    keep(layout);
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete(MONTH_PARAMETER);
      if (layout === 'table') after.delete(LAYOUT_PARAMETER);
      else after.set(LAYOUT_PARAMETER, layout);
      return after;
    });
  }
  return { offered, shown, show, keep };
}

const keyOf = ({ id }: EntityResource): string => `layout.${id}`;

/** An address of before was gone back to, and means what it meant then. */
function useIsBack(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== 'default';
}

function offeredLayouts(entity: EntityResource, fixed: object, user: UserData | null): readonly Layout[] {
  const { board, calendar } = entity;
  const days = calendar === undefined ? [] : [calendar.from, ...(calendar.to === undefined ? [] : [calendar.to])];
  return [
    ...TABLE,
    ...(board !== undefined && !(board.field in fixed) ? ['board' as const] : []),
    ...(days.length > 0 && days.every((name) => mayFindBy(entity, name, user)) ? ['calendar' as const] : []),
  ];
}
