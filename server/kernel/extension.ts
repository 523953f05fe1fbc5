/** What a folder under server/entities may add to its entity: the typed seams between generated data and written code. */
import type { Parameters } from '../database/parameters.ts';
import type { Problem } from '../errors.ts';
import type { RateClass } from '../access/rate-class.ts';
import type { FindRows } from '../query/listing.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from '../access/work.ts';
import type { Computed, Searching } from '../query/target.ts';
import type { Row, Values } from '../database/rows.ts';

export interface KeptBeside {
  kept: Values;
  /** Entity to how many of its rows get back what was taken off them, and to how many do not. */
  returned: Record<string, number>;
  lost: Record<string, number>;
  /** Entities whose rows it stands for: nothing else is said of them. */
  covers: readonly string[];
}

export interface Hooks {
  /** How many rows a create makes, where that is not one; asked of limited entities. */
  countOf?(values: Values): number;
  /** Answers the values to insert, of which the kernel leaves the transient ones out; throws a Problem to refuse. */
  beforeCreate?(work: Work, values: Values): Promise<Values> | Values;
  /** `values` is what the caller sent, the transient ones included. */
  afterCreate?(work: Work, row: Row, values: Values): Promise<void>;
  /** Answers the changes to store. `row` is locked. */
  beforePatch?(work: Work, row: Row, changes: Values): Promise<Values> | Values;
  afterPatch?(work: Work, row: Row, changes: Values): Promise<void>;
  /** Takes what must be locked before the row that is to be deleted, so that all writes take their locks in one order. */
  beforeDeleteLock?(work: Work, id: number): Promise<void>;
  /**
   * Refuses by a Problem, or does the deletion itself and answers 'done' (a soft delete).
   * @param beside what `keepDeleted` has answered before; of an entity with a bin that has it
   */
  beforeDelete?(work: Work, row: Row, beside?: KeptBeside): Promise<'done' | undefined>;
  /**
   * What a deletion is about to take off other rows, to be kept in the bin beside the row. Rows of entities that it does
   * not cover, and that go with this one, are collected after `beforeDelete` where no list names the row.
   */
  keepDeleted?(work: Work, row: Row): Promise<KeptBeside>;
  /** Gives it back, once the row is there again. `beforeCreate` has judged the row as a new one; `afterCreate` is not run. */
  restoreDeleted?(work: Work, row: Row, kept: Values): Promise<void>;
}

export interface ActionRequest extends Work {
  /** Of a member action: the row's id. */
  id: number | null;
  /** Body or query, valid by the action's input schema. */
  input: Values;
  /** Grants as a condition on rows `t` of the entity's table, tenancy included: the action's own, or those of the one that is named. */
  where(parameters: Parameters, action?: string): string;
  /** 409 where the locked row is no longer of the revision that the caller saw (`x-revision`). */
  refuseOlder(row: Row, seen: unknown): Promise<void>;
  /** The entity as the caller knows it: with the fields that its tenant has added, as far as he sees them. */
  known(): Promise<EntityDescriptor>;
  /** Which rows of another entity the caller can refer to. */
  reached(target: string, ids: number[]): Promise<Set<number>>;
  /** The row of a member action that only reads, through the action's own grants; refuses like `lock`. */
  find(): Promise<Row>;
  /** Locks the row of a member action, which changes it, through the action's own grants: 404 when the caller can't read it, else 403; 409 where it is beyond the limits. */
  lock(): Promise<Row>;
}

export type ActionHandler<Answer extends object = object> = (request: ActionRequest) => Promise<Answer>;

/** How large a body may be, and what is answered beyond that. */
export interface BodyBound {
  /** In bytes. */
  limit: number;
  tooLarge(): Problem;
}

export interface EntityExtension {
  /** Of what is written to it, where it differs from the default. */
  body?: BodyBound;
  computed?: Record<string, Computed>;
  /** How its list finds its rows, where the plain way would read too many. */
  findRows?: FindRows;
  searching?: Searching;
  hooks?: Hooks;
  actions?: Record<string, ActionHandler>;
  /** How often an action may be called, where that differs from any read or write. */
  rates?: Record<string, RateClass>;
}
