/** A migration as data: tables with rows in them, changed schemas, and what must come of it. */
import type { RawProperty } from '../../raw.ts';
import type { PlanClass } from '../classify.ts';
import type { FixtureEntity } from './fixture.ts';

export interface MigrationCase {
  what: string;
  class: PlanClass;
  before: FixtureEntity[];
  /** SQL that fills the tables of `before`; companies 1 and 2 are there. */
  rows: string;
  after: FixtureEntity[];
  droppedTables?: string[];
}

/** The migration is written and runs. */
export interface WrittenCase extends MigrationCase {
  /** A query after the migration and its rows; `first` is run before it. */
  left: { first?: string; query: string; rows: unknown[] };
}

/** The migration is written, but refuses these rows and changes nothing. */
export interface RefusedRowsCase extends MigrationCase {
  findings: { table: string; count: number; message: string }[];
}

/** No migration is written, for these reasons. */
export interface RefusedPlanCase extends MigrationCase {
  problems: { file: string; message: string; hint: string }[];
}

export const item = (properties: Record<string, RawProperty>, more: Partial<FixtureEntity> = {}): FixtureEntity[] => [
  { $id: 'item', properties, ...more },
];
export const text = (more: RawProperty = {}): RawProperty => ({ type: 'string', maxLength: 20, ...more });
export const optional = (more: RawProperty = {}): RawProperty => ({ type: ['string', 'null'], maxLength: 20, ...more });
export const integer = (more: RawProperty = {}): RawProperty => ({
  type: 'integer',
  minimum: -1000,
  maximum: 1000,
  ...more,
});
export const states = (...words: string[]): RawProperty => ({ enum: words, default: words[0] ?? null });

export const TWO_NAMES = `insert into item (company_id, name) values (1, 'one'), (2, 'two')`;
export const SAME_NAMES = `insert into item (company_id, name) values (1, 'same'), (1, 'same'), (2, 'same'), (2, 'other')`;
