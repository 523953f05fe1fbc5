/** What is in the bin of an entity, for whom its rows are shown and deleted. */
import { isSignedIn } from '../../access/principal.ts';
import type { Work } from '../../access/work.ts';
import { createParameters } from '../../database/parameters.ts';
import type { Row, Values } from '../../database/rows.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { columnsOf } from '../../query/plan.ts';
import { type Call, inTransaction, type KernelParts, refused, targetOf } from '../context.ts';
import type { KeptParts } from './delete-kept.ts';
import { SERVER_TENANT_COLUMN } from '../../../shared/contract/tenant.ts';

export interface BinAsked {
  limit: number;
  /** The last entry of the page before. */
  before?: number | undefined;
}

export interface BinEntry {
  /** By its order in the bin. */
  entry: number;
  deleted_at: string;
  expires_at: string;
  actor_id: number | null;
  actor_name: string;
  impersonator_name: string | null;
  source: string | null;
  reason: string | null;
  /** As the caller's list shows it, without what is worked out; its id leads to it. */
  row: Row;
  returned: Record<string, number>;
  lost: Record<string, number>;
}

export interface BinPage {
  results: BinEntry[];
  /** Whether there are older ones. */
  more: boolean;
}

const readingOf = ({ operations }: EntityDescriptor): 'list' | 'detail' =>
  operations.includes('list') ? 'list' : 'detail';

/**
 * A page of deleted rows, the last ones first: of those that the caller would list and may delete, with the fields that
 * its list shows.
 * @throws Problem 401 and 403 where he may delete none
 */
export async function listDeleted(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { limit, before }: BinAsked,
): Promise<BinPage> {
  const { principal } = call;
  const { scope } = parts;
  const action = readingOf(entity);
  const parameters = createParameters();
  const granted = reachOf(parts, call, entity, parameters);
  if (granted === null) throw refused(principal);
  const fields = Object.entries(entity.fields).flatMap(([name, { computed }]) =>
    computed === undefined ? [name] : [],
  );
  const shown = { action, scope, shape: { fields, permissions: false } };
  const columns = columnsOf(targetOf(parts, entity), { principal, parameters }, shown).join(', ');
  const own = parameters.add(isSignedIn(principal) ? principal.companyId : null);
  const text = `select d.id as entry, d.created_at as deleted_at, d.expires_at, d.returned, d.lost,
      deletion.actor_id, coalesce(deletion.actor_name, '') as actor_name, deletion.impersonator_name, deletion.source, deletion.reason,
      (select row_to_json(one) from (select ${columns}) one) as row
    from deleted_row d cross join lateral jsonb_populate_record(null::${entity.table}, d.stored) t
    left join lateral (
      select a.actor_id, a.actor_name, a.impersonator_name, a.source, a.reason from audit_entry a
      where a.${SERVER_TENANT_COLUMN} = any(array[d.${SERVER_TENANT_COLUMN}, ${own}::bigint]) and a.entity = d.entity and a.record_id = d.record_id
        and a.operation = 'delete' order by a.id desc limit 1
    ) deletion on true
    where d.entity = ${parameters.add(entity.id)} and d.expires_at > now() and d.id < coalesce(${parameters.add(before ?? null)}::bigint, 9223372036854775807)
      and ${granted} order by d.id desc limit ${parameters.add(limit + 1)}`;
  return inTransaction(parts, call, async ({ transaction }) => {
    const found = await transaction.query<BinEntry>({ text, values: parameters.values });
    return { results: found.slice(0, limit), more: found.length > limit };
  });
}

/** Which deleted rows `t` are the caller's to see; null: none. */
function reachOf(
  { scope }: KernelParts,
  { principal }: Pick<Call, 'principal'>,
  entity: EntityDescriptor,
  parameters: ReturnType<typeof createParameters>,
): string | null {
  const listed = scope.where({ principal, entity, action: readingOf(entity) }, parameters);
  const deletable = scope.where({ principal, entity, action: 'delete' }, parameters);
  return listed === null || deletable === null ? null : `${listed} and ${deletable}`;
}

export interface DeletedRow {
  entry: number;
  stored: Values;
  parts: KeptParts;
}

/** The deleted row of this id, which nobody else brings back meanwhile; null where there is none for the caller. */
export async function takeDeleted(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  id: number,
): Promise<DeletedRow | null> {
  const parameters = createParameters();
  const granted = reachOf(parts, work, entity, parameters);
  if (granted === null) return null;
  const text = `delete from deleted_row where id = (
      select d.id from deleted_row d cross join lateral jsonb_populate_record(null::${entity.table}, d.stored) t
      where d.entity = ${parameters.add(entity.id)} and d.record_id = ${parameters.add(id)} and d.expires_at > now() and ${granted}
    ) returning id as entry, stored, parts`;
  const [found] = await work.transaction.query<DeletedRow>({ text, values: parameters.values });
  return found ?? null;
}
