/** Two people at one row at once (`x-revision`): of those who begin at the same state one is heard, the others are told. */
import { lastChange } from '../access/last-change.ts';
import { invalidInput, problemOf } from '../errors.ts';
import type { KernelParts } from './context.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from '../access/work.ts';
import type { Row, Values } from '../database/rows.ts';
import type { WritePolicy } from './policy.ts';
import { readBack } from './read.ts';

const counts = ({ revision }: EntityDescriptor, changes: Values): boolean =>
  revision?.of.some((name) => changes[name] !== undefined) ?? false;

/** What a patch was made from must be said where the schema asks for it, and still hold. */
export const revisionPolicy = (parts: KernelParts): WritePolicy => ({
  input(entity, changes, operation) {
    const isAsked = operation === 'patch' && entity.revision?.required && counts(entity, changes);
    if (isAsked && changes['revision'] === undefined)
      throw invalidInput({ errors: [{ pointer: '/revision', code: 'required' }] });
  },
  patch: (work, entity, { row, changes }) => refuseOlder(parts, work, entity, row, changes['revision']),
});

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
  const changedBy = await lastChange(work, parts.descriptors, entity, row.id);
  throw problemOf(entity.revision.problem)({
    parameters: { revision: current },
    extensions: { row: now, changed_by: changedBy },
  });
}
