/** Has a draft tried by some before it is published to all. */
import { audit } from '../../access/audit.ts';
import { moveDraft, requireDraft } from '../../access/drafts.ts';
import { addPilots, dropPilots, notifyDrafts } from '../../access/pilots.ts';
import { type FieldViolation, invalidInput } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Call, KernelParts } from '../context.ts';
import { inRow } from './in-row.ts';
import { candidates } from './pilots.ts';
import type { DraftAnswer } from './read.ts';

export interface PilotsAsked {
  id: number;
  revision?: number | undefined;
  /** All that are to try the draft, of those that the caller may choose among; others go on as they do. */
  pilots: readonly number[];
}

/**
 * Says what tries a draft from now on; with none the trial is over.
 * @throws Problem 404 where there is no draft, 409 where it is not as it was seen, 400 at each that the caller may not
 *   choose, else as `patch`
 */
export const tryDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, pilots }: PilotsAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    const known = await candidates(parts, work, entity, row);
    const errors = pilots.flatMap((pilot, at): FieldViolation[] =>
      known.has(pilot) ? [] : [{ pointer: `/pilots/${at}`, code: 'reference_not_found' }],
    );
    if (errors.length > 0) throw invalidInput({ errors });
    await dropPilots(work, draft, [...known.difference(new Set(pilots))]);
    await addPilots(work, draft, pilots);
    await moveDraft(work, draft, {});
    await audit(work, { operation: 'try_draft', entity, recordId: id, changes: { pilots } });
    await notifyDrafts(work.transaction);
    return row;
  });
