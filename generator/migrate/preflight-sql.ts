/** SQL text of preflights: one block that asks everything, then refuses with all that it found. */
import type { Preflight } from './preflights.ts';
import { identifier, textLiteral } from './sql-text.ts';
import type { Snapshot } from './types.ts';

/**
 * The statements, closed with semicolons; none for no preflights. Forced row-level security is lifted meanwhile, under the
 * lock that this takes: an owner that is no superuser would count no rows. server/database/migrate.ts reads the detail.
 */
export function preflightBlock(preflights: Preflight[], after: Snapshot): string[] {
  if (preflights.length === 0) return [];
  const forced = tablesUnderForce(preflights, after);
  return [
    ...setupsOf(preflights),
    ...forced.map((table) => `alter table ${identifier(table)} no force row level security;`),
    doBlock(preflights),
    ...forced.map((table) => `alter table ${identifier(table)} force row level security;`),
  ];
}

const setupsOf = (preflights: Preflight[]): string[] => [...new Set(preflights.flatMap(({ setup }) => setup ?? []))];

/** The questions alone, for who sees all rows: no table is locked, however long they take. */
export const preflightQuestions = (preflights: Preflight[]): string[] => [...setupsOf(preflights), doBlock(preflights)];

/** Tables that they look into, each once. */
export const tablesAsked = (preflights: Preflight[]): string[] => [
  ...new Set(preflights.flatMap(({ table, alsoReads = [] }) => [table, ...alsoReads])),
];

function tablesUnderForce(preflights: Preflight[], after: Snapshot): string[] {
  const tenantTables = new Set(after.tables.filter(({ tenant }) => tenant !== 'global').map(({ name }) => name));
  return tablesAsked(preflights)
    .filter((table) => tenantTables.has(table))
    .toSorted();
}

function doBlock(preflights: Preflight[]): string {
  return `do $preflight$
declare
  findings jsonb := '[]';
  offending bigint;
begin
${preflights.map(question).join('\n')}
  if findings <> '[]' then
    raise exception using
      errcode = 'FT001',
      message = (select string_agg(format('%s: %s row(s). %s', finding ->> 'table', finding ->> 'count', finding ->> 'message'), E'\\n')
                 from jsonb_array_elements(findings) as finding),
      detail = findings::text;
  end if;
end $preflight$;`;
}

function question({ table, query, message }: Preflight): string {
  const finding = `jsonb_build_object('table', ${textLiteral(table)}, 'count', offending, 'message', ${textLiteral(message)})`;
  return `  offending := (${query});
  if offending > 0 then
    findings := findings || ${finding};
  end if;`;
}
