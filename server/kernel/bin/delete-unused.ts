/** The deletion of a row that no other goes with, into the bin by one statement; most rows are referred to by nothing. */
import type { Work } from '../../access/work.ts';
import { isSignedIn } from '../../access/principal.ts';
import { isInLists } from '../../query/uses.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { KernelParts } from '../context.ts';
import type { KeptBeside } from '../extension.ts';
import { deleteKept } from './delete-kept.ts';
import { among, permitted, referencesThatGo, withBeside } from './keep.ts';

type Parts = Pick<KernelParts, 'descriptors' | 'extensions'>;

/** Whether rows are first tried to be deleted alone: no code of the entity, and no list, asks for what they take along. */
export function isTriedAlone({ descriptors, extensions }: Parts, work: Work, entity: EntityDescriptor): boolean {
  const { beforeDelete, keepDeleted } = extensions[entity.id]?.hooks ?? {};
  if (entity.history?.bin === undefined || !isSignedIn(work.principal)) return false;
  return beforeDelete === undefined && keepDeleted === undefined && !isInLists({ descriptors }, entity);
}

/**
 * Deletes the row, which is locked, and puts it into the bin, unless something goes with it.
 * @returns whether it did; else nothing is done
 */
export async function deleteUnused(
  { descriptors }: Parts,
  work: Work,
  entity: EntityDescriptor,
  { id, beside }: { id: number; beside?: KeptBeside | undefined },
): Promise<boolean> {
  const { transaction, principal } = work;
  if (!isSignedIn(principal)) return false;
  const references = await permitted(work, referencesThatGo(descriptors, entity, beside?.covers ?? []));
  const unless = references.flatMap(({ may, ...reference }) =>
    may.count ? [`exists (select from ${reference.entity.table} t where ${among(work, reference)})`] : [],
  );
  return deleteKept(transaction, entity, { id, by: principal, kept: withBeside(beside), unless });
}
