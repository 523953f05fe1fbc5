/** An import as a row, with what it did to each unit: by them it can be taken back. */
import { signedIn } from '../../../access/principal.ts';
import type { Work } from '../../../access/work.ts';
import { chunks } from './chunks.ts';
import type { Plan } from './plan.ts';
import { idOf, type Written } from './write.ts';

interface Done {
  organizationId: number;
  fileName: string;
  plan: Plan;
  written: Written;
}

/** Answers the import's id; null for a file that changed nothing. */
export async function recordImport(
  work: Work,
  { organizationId, fileName, plan, written }: Done,
): Promise<number | null> {
  const { additions, changes, moves } = plan;
  if (additions.length + changes.length + moves.length === 0) return null;
  const { companyId, query } = work.transaction;
  const [made] = await query<{ id: number }>({
    name: 'record_import',
    text: `insert into unit_import (company_id, organization_id, user_id, file_name, added_count, changed_count, moved_count)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [
      companyId,
      organizationId,
      signedIn(work.principal).userId,
      fileName,
      additions.length,
      changes.length,
      moves.length,
    ],
  });
  if (!made) throw new Error('An import was not stored.');
  await recordAdditions(
    work,
    made.id,
    additions.map(({ key }) => idOf(key, written.ids) ?? 0),
  );
  await recordChanges(work, made.id, [
    ...changes.map(({ id, from, to }) => ({ id, kind: 'change', earlier: from, later: to })),
    ...moves.map(({ id, from, to }) => ({
      id,
      kind: 'move',
      earlier: { parent_id: from },
      later: { parent_id: idOf(to, written.ids) },
    })),
  ]);
  return made.id;
}

/** New units as they are stored, with what they got by default. */
async function recordAdditions({ transaction }: Work, importId: number, ids: number[]): Promise<void> {
  for (const some of chunks(ids))
    await transaction.query({
      name: 'record_import_additions',
      text: `insert into unit_import_change (company_id, unit_import_id, node_id, kind, later)
        select $1, $2, t.id, 'add', jsonb_build_object('parent_id', t.parent_id, 'external_id', t.external_id,
          'name', t.name, 'type', t.type, 'color', t.color, 'custom', t.custom)
        from node t where t.company_id = $1 and t.id = any($3::bigint[])`,
      values: [transaction.companyId, importId, some],
    });
}

async function recordChanges({ transaction }: Work, importId: number, changes: { id: number }[]): Promise<void> {
  for (const some of chunks(changes))
    await transaction.query({
      name: 'record_import_changes',
      text: `insert into unit_import_change (company_id, unit_import_id, node_id, kind, earlier, later)
        select $1, $2, done.id, done.kind, done.earlier, done.later
        from jsonb_to_recordset($3::jsonb) as done (id bigint, kind text, earlier jsonb, later jsonb)`,
      values: [transaction.companyId, importId, JSON.stringify(some)],
    });
}
