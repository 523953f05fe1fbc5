/** The smallest pieces of SQL text. */
import type { JsonValue } from '../../shared/contract/model.ts';

/** Words that PostgreSQL 15 to 18 takes as a name only in quotes: `pg_get_keywords()` with catcode R or T. */
export const RESERVED_WORDS = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
  full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right
  select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using
  variadic verbose when where window with`.split(/\s+/),
);

/** A name, in quotes only where SQL needs them. */
export function identifier(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED_WORDS.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** `(a, b)` */
export function columnList(names: string[]): string {
  return `(${names.map(identifier).join(', ')})`;
}

/** A string constant; a backslash in it needs the E form, whatever `standard_conforming_strings` says. */
export function textLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** A JSON value as a constant of that column type. */
export function valueLiteral(value: JsonValue, type: string): string {
  if (type === 'jsonb') return textLiteral(JSON.stringify(value));
  if (Array.isArray(value)) return textLiteral(`{${value.map(arrayElement).join(',')}}`);
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return textLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

function arrayElement(value: JsonValue): string {
  return typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : String(value);
}
