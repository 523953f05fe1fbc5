import { useState } from 'react';
import { useChange } from '../change/change-context.ts';
import type { Targets } from '../change/targets.ts';

export type TagState = 'all' | 'some' | 'none';

/** Which tags all of the rows have or some; what is chosen here counts at once. */
export function useTagStates({ ids, rows }: Targets) {
  const { change } = useChange();
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const stateOf = (tag: number): TagState => {
    const own = chosen.get(tag);
    if (own !== undefined) return own ? 'all' : 'none';
    const having = rows.filter((row) => row.tag_ids.includes(tag)).length;
    if (having === 0) return 'none';
    return having === ids.length ? 'all' : 'some';
  };
  function put(tag: number, isOn: boolean): void {
    setChosen((before) => new Map(before).set(tag, isOn));
    change({ ids, rows }, {}, isOn ? { add_tag_ids: [tag] } : { remove_tag_ids: [tag] });
  }
  return { stateOf, put, toggle: (tag: number) => put(tag, stateOf(tag) !== 'all') };
}
