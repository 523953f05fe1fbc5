/** What is done to the draft of a row, while the row is held by who may change it. */
import type { Work } from '../../access/work.ts';
import type { Row } from '../../database/rows.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { lock } from '../read.ts';
import { answerOf, type DraftAnswer } from './read.ts';

/** @param run answers the row as it leaves it */
export async function inRow(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  id: number,
  run: (work: Work, row: Row) => Promise<Row>,
): Promise<DraftAnswer> {
  if (!parts.scope.allows(call.principal, entity, 'patch')) throw refused(call.principal);
  return inTransaction(
    parts,
    call,
    async (work) => {
      const row = await run(work, await lock(parts, work, entity, { id, action: 'patch' }));
      return answerOf(parts, work, entity, row);
    },
    Object.keys(entity.fields),
  );
}
