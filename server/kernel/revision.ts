/** Two people at one row at once (`x-revision`): of those who begin at the same state one is heard, the others are told. */
import { isSignedIn } from '../access/principal.ts';
import { invalidInput, problemOf } from '../errors.ts';
import type { KernelParts } from './context.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from './extension.ts';
import type { Row, Values } from '../query/values.ts';
import { readBack } from './read.ts';

const counts = ({ revision }: EntityDescriptor, changes: Values): boolean =>
  revision?.of.some((name) => changes[name] !== undefined) ?? false;

/** 400 where a patch must say what it was made from and does not. */
export function requireRevision(entity: EntityDescriptor, changes: Values): void {
  if (entity.revision?.required && changes['revision'] === undefined && counts(entity, changes))
    throw invalidInput({ errors: [{ pointer: '/revision', code: 'required' }] });
}

/** With what is stored of a counted field the revision grows. */
export const withNextRevision = (entity: EntityDescriptor, row: Row, changes: Values): Values =>
  counts(entity, changes) ? { ...changes, revision: Number(row['revision']) + 1 } : changes;

/**
 * 409 where the locked row is no longer what the caller saw, with the row as he reads it now and who changed it.
 * Nothing said is nothing asked.
 */
export async function refuseOlder(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
  seen: unknown,
): Promise<void> {
  const current = Number(row['revision']);
  if (!entity.revision || seen === undefined || seen === current) return;
  const now: unknown = JSON.parse(await readBack(parts, work, entity, row.id));
  const changedBy = await lastChange(parts, work, entity, row.id);
  throw problemOf(entity.revision.problem)({
    parameters: { revision: current },
    extensions: { row: now, changed_by: changedBy },
  });
}

interface LastChange {
  /** Null where it was no user. */
  id: number | null;
  name: string;
  role: string;
  at: string;
}

/** The newest entry of the log about the row, by whatever window it was written. */
async function lastChange(
  { descriptors }: KernelParts,
  { transaction, principal }: Work,
  { table }: EntityDescriptor,
  id: number,
): Promise<LastChange | null> {
  const windows = Object.values(descriptors).flatMap((entity) => (entity.table === table ? [entity.id] : []));
  const [found] = await transaction.query<LastChange>({
    name: 'revision_last_change',
    text: `select newest.* from unnest($2::text[]) as windows (entity), lateral (
        select actor_id as id, actor_name as name, actor_role as role, created_at as at from audit_entry
        where company_id = $1 and audit_entry.entity = windows.entity and record_id = $3
        order by created_at desc, audit_entry.id desc limit 1) newest
      order by newest.at desc limit 1`,
    // What the platform's own rows went through stands in the platform's own log.
    values: [transaction.companyId ?? (isSignedIn(principal) ? principal.companyId : null), windows, id],
  });
  return found ?? null;
}
