/** What tries a draft, and what could: that by which the row is shown, as far as the caller reaches it. */
import type { StoredDraft } from '../../access/drafts.ts';
import type { Pilot } from '../../access/pilots.ts';
import type { Work } from '../../access/work.ts';
import { createParameters } from '../../database/parameters.ts';
import type { Row } from '../../database/rows.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { KernelParts } from '../context.ts';

/** What tries a draft, as far as the caller sees it, and how many do in all. */
export async function pilotsOf(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { row, draft }: { row: Row; draft: StoredDraft },
): Promise<{ pilots: Pilot[]; pilot_count: number }> {
  const led = leading(parts, work, entity, { row, action: 'list' });
  if (led === null) return { pilots: [], pilot_count: 0 };
  const { parameters, from, id, tenant, isReached } = led;
  const found = await work.transaction.query<Pilot & { is_seen: boolean }>({
    text: `select pilot.pilot_id as id, pilot.created_at as since, ${isReached} as is_seen from ${from}
      join draft_pilot pilot on pilot.${tenant} = t.${tenant} and pilot.pilot_id = ${id}
        and pilot.draft_id = ${parameters.add(draft.id)}
      order by pilot.pilot_id`,
    values: parameters.values,
  });
  const pilots = found.flatMap(({ is_seen: isSeen, ...pilot }) => (isSeen ? [pilot] : []));
  return { pilots, pilot_count: found.length };
}

/** What the caller may have try a draft of the row. */
export async function candidates(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
): Promise<ReadonlySet<number>> {
  const led = leading(parts, work, entity, { row, action: 'patch' });
  if (led === null) return new Set();
  const { parameters, from, id, isReached } = led;
  const found = await work.transaction.query<{ id: number }>({
    text: `select ${id} as id from ${from} where ${isReached}`,
    values: parameters.values,
  });
  return new Set(found.map((one) => one.id));
}

/** SQL of the rows `t` that lead from the row to what can try its draft, and whether the caller may see, or change, each. */
function leading(
  { descriptors, scope }: KernelParts,
  { principal, transaction }: Work,
  { pilots }: EntityDescriptor,
  { row, action }: { row: Row; action: 'list' | 'patch' },
) {
  const through = pilots && descriptors[pilots.through];
  if (pilots === undefined || through === undefined) return null;
  const parameters = createParameters();
  const { tenant, table } = through;
  const touching = action === 'patch' ? [pilots.by] : [];
  const isReached = scope.where({ principal, entity: through, action, touching }, parameters) ?? 'false';
  const from = `(select * from ${table} where ${tenant} = ${parameters.add(transaction.companyId)}
      and ${pilots.by} = ${parameters.add(row.id)}) t`;
  return { parameters, from, tenant, id: `t.${pilots.field}`, isReached: `(${isReached})` };
}
