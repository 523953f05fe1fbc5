/** What a statement is about: an entity, and what written code adds to how its rows are read. */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Caller } from './caller.ts';

/** An SQL expression over a row `t` of the entity's table; of a function where it depends on who asks. */
export type Computed = string | ((caller: Caller) => string);

/** What an entity makes of what is typed into its list's search. */
export interface Searching {
  /** As the searched fields have it: a printed code, for one, without its hyphens. */
  read?(typed: string): string;
  /** Conditions on further rows `t` that are meant by it. */
  alsoFinds?(typed: string, caller: Caller): string[];
}

export interface Target {
  entity: EntityDescriptor;
  computed: Record<string, Computed>;
  searching?: Searching | undefined;
}
