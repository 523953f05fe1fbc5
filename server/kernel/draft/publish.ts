/** Publishes a draft, and takes a publication back: each the patch of its row, by the same rules. */
import { lastChange } from '../../access/last-change.ts';
import { dropPilots, notifyDrafts } from '../../access/pilots.ts';
import type { Work } from '../../access/work.ts';
import type { Row, Values } from '../../database/rows.ts';
import { draftOutdated } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Call, KernelParts } from '../context.ts';
import { lock } from '../read.ts';
import { changeRow, readPatch, tryPatch } from '../write.ts';
import { inRow } from './in-row.ts';
import { conflictsOf, type DraftAnswer, shownFields } from './read.ts';
import { fieldsOf, moveDraft, requireDraft, type StoredDraft, unschedule } from '../../access/drafts.ts';

export interface DraftAsked {
  id: number;
  /** Of the draft, as the caller saw it. */
  revision?: number | undefined;
  /** `over` of the refusal that told what has changed since: to be done all the same. */
  over?: string | undefined;
  /** Why, in the words of whoever asks: kept with the publication and in the log. */
  reason?: string | null | undefined;
}

/**
 * Makes a draft live.
 * @throws Problem 404 where there is none, 409 where it is not as it was seen, `draft_outdated` where a field of it was
 *   changed since it was saved, else as `patch`
 */
export const publishDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, over, reason = null }: DraftAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    return publish({ parts, work, entity }, row, draft, { over, reason });
  });

/**
 * Gives the fields of the last publication back what they held before it.
 * @throws Problem as `publishDraft`
 */
export const revertDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, over, reason = null }: DraftAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'published', revision });
    const changing = { parts, work, entity };
    await refuseOutdated(changing, row, draft, { over, becomes: draft.base });
    const reverted = await change(changing, row, { values: draft.base, operation: 'revert_draft', reason });
    await moveDraft(work, draft, { state: 'reverted' });
    await notifyDrafts(work.transaction);
    return reverted;
  });

export interface Changing {
  parts: KernelParts;
  work: Work;
  entity: EntityDescriptor;
}

/** The draft then says what the publication replaced, and what it became. */
export async function publish(
  changing: Changing,
  row: Row,
  draft: StoredDraft,
  { over, reason }: { over?: string | undefined; reason: string | null },
): Promise<Row> {
  const { work } = changing;
  await refuseOutdated(changing, row, draft, { over, becomes: draft.changes });
  const base = fieldsOf(row, draft.changes);
  const published = await change(changing, row, { values: draft.changes, operation: 'publish_draft', reason });
  await unschedule(work, draft);
  const changes = fieldsOf(published, draft.changes);
  const done = { state: 'published', published_at: new Date(), publish_at: null, refusal: null, reason };
  await moveDraft(work, draft, { ...done, base, changes });
  await dropPilots(work, draft);
  await notifyDrafts(work.transaction);
  return published;
}

/**
 * Whether a draft could be published now, which it is not.
 * @throws Problem as `publishDraft`
 */
export async function judge(changing: Changing, row: Row, draft: StoredDraft): Promise<void> {
  const { parts, work, entity } = changing;
  await refuseOutdated(changing, row, draft, { over: undefined, becomes: draft.changes });
  await tryPatch(parts, work, entity, { id: row.id, changes: patchOf(changing, row, draft.changes) });
}

/** The ordinary patch of the row as it is now. */
async function change(
  changing: Changing,
  row: Row,
  { values, ...told }: { values: Values; operation: string; reason: string | null },
): Promise<Row> {
  const { parts, work, entity } = changing;
  await changeRow(parts, work, entity, { id: row.id, changes: patchOf(changing, row, values), ...told });
  return lock(parts, work, entity, { id: row.id, action: 'patch' });
}

function patchOf({ parts, work, entity }: Changing, row: Row, values: Values): Values {
  const counted = entity.revision ? { ...values, revision: row['revision'] } : values;
  return readPatch(parts, work.principal, entity, counted);
}

/** 409 with what each field was, is now and would become; `over` says that just this was seen. */
async function refuseOutdated(
  { parts, work, entity }: Changing,
  row: Row,
  draft: StoredDraft,
  { over, becomes }: { over: string | undefined; becomes: Values },
): Promise<void> {
  const conflicts = conflictsOf(draft, row);
  const state = JSON.stringify(row['updated_at']).replaceAll('"', '');
  if (conflicts.length === 0 || over === state) return;
  const { state: kind, base, changes } = draft;
  const earlier = kind === 'published' ? changes : base;
  const shown = conflicts.filter(shownFields(parts, work, entity));
  throw draftOutdated({
    extensions: {
      conflicts: shown.map((field) => ({
        field,
        earlier: earlier[field] ?? null,
        now: row[field] ?? null,
        becomes: becomes[field] ?? null,
      })),
      changed_by: await lastChange(work, parts.descriptors, entity, row.id),
      over: state,
    },
  });
}
