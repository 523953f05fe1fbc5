/** Which type of column may become which, and how sure that is of every row. */
import { identifier } from './sql-text.ts';

export type CastClass =
  /** Every value of the one is a value of the other. */
  | 'safe'
  /** Some values may not fit; they can be counted before. */
  | 'guarded'
  /** Would change or lose what is there. */
  | 'refused';

/** Each type with those that hold all of its values unchanged. */
const WIDER: Record<string, string[]> = {
  smallint: ['integer', 'bigint', 'numeric', 'double precision'],
  integer: ['bigint', 'numeric', 'double precision'],
  bigint: ['numeric'],
  'double precision': ['numeric'],
  date: ['timestamptz'],
};
const NUMBERS = new Set(['smallint', 'integer', 'bigint', 'numeric', 'double precision']);
const FROM_TEXT = new Set([...NUMBERS, 'boolean', 'date', 'timestamptz', 'uuid', 'jsonb']);

/** The type without its collation. */
export function plainType(type: string): string {
  return type.replace(/ collate .*$/, '');
}

export function castClass(from: string, to: string): CastClass {
  const [before, after] = [plainType(from), plainType(to)];
  if (before === after || WIDER[before]?.includes(after)) return 'safe';
  if (after === 'text') return before.endsWith('[]') || before === 'bytea' ? 'refused' : 'safe';
  if (before === 'text') return FROM_TEXT.has(after) ? 'guarded' : 'refused';
  return NUMBERS.has(before) && NUMBERS.has(after) ? 'guarded' : 'refused';
}

/** A function of the migration's session that answers whether a text reads as that type. PostgreSQL 16 has it built in. */
export function readsAsFunction(type: string): { name: string; definition: string } {
  const plain = plainType(type);
  const name = `pg_temp.reads_as_${plain.replaceAll(/[^a-z]+/g, '_')}`;
  const definition = `create or replace function ${name}(value text) returns boolean language plpgsql as $reads_as$
begin
  perform value::${plain};
  return true;
exception when data_exception then
  return false;
end $reads_as$;`;
  return { name, definition };
}

/** The expression that an altered column's values come from. */
export function castExpression(column: string, to: string): string {
  return `${identifier(column)}::${plainType(to)}`;
}
