/** Publishes a draft, and takes a publication back: each the patch of its row, by the same rules. */
import { audit } from '../../access/audit.ts';
import { lastChange } from '../../access/last-change.ts';
import { dropPilots, notifyDrafts } from '../../access/pilots.ts';
import type { Work } from '../../access/work.ts';
import type { Row, Values } from '../../database/rows.ts';
import { draftOutdated, invalidInput } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Call, KernelParts } from '../context.ts';
import { lock } from '../read.ts';
import { changeRow, readPatch } from '../write.ts';
import { inRow } from './in-row.ts';
import { conflictsOf, type DraftAnswer, shownFields } from './read.ts';
import {
  fieldsOf,
  moveDraft,
  readDraft,
  requireDraft,
  schedule,
  type StoredDraft,
  unschedule,
} from '../../access/drafts.ts';

export interface DraftAsked {
  id: number;
  /** Of the draft, as the caller saw it. */
  revision?: number | undefined;
  /** `over` of the refusal that told what has changed since: to be done all the same. */
  over?: string | undefined;
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
  { id, revision, over }: DraftAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    return publish({ parts, work, entity }, row, draft, over);
  });

/**
 * Makes a draft live whose time has come; nothing where it is not scheduled any more, or for later.
 * @throws Problem as `publishDraft`, by the rights that the caller has now
 */
export async function publishScheduled(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, draft: wanted }: { id: number; draft: number },
): Promise<void> {
  await inRow(parts, call, entity, id, async (work, row) => {
    const draft = await readDraft(work, entity, row, 'open');
    const isDue =
      draft?.state === 'scheduled' && draft.publish_at !== null && new Date(draft.publish_at).getTime() <= Date.now();
    return draft?.id === wanted && isDue ? publish({ parts, work, entity }, row, draft) : row;
  });
}

/**
 * Gives the fields of the last publication back what they held before it.
 * @throws Problem as `publishDraft`
 */
export const revertDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, over }: DraftAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'published', revision });
    const changing = { parts, work, entity };
    await refuseOutdated(changing, row, draft, { over, becomes: draft.base });
    const reverted = await change(changing, row, draft.base, 'revert_draft');
    await moveDraft(work, draft, { state: 'reverted' });
    await notifyDrafts(work.transaction);
    return reverted;
  });

/**
 * Has a draft published at a time, or no longer; whoever asks for it is whose rights count then.
 * @throws Problem 404 where there is none, 409 where it is not as it was seen, 400 for a time that is over
 */
export const scheduleDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, publishAt }: Omit<DraftAsked, 'over'> & { publishAt: string | null },
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    if (publishAt !== null && Date.parse(publishAt) <= Date.now())
      throw invalidInput({ errors: [{ pointer: '/publish_at', code: 'time_over' }] });
    await unschedule(work, draft);
    if (publishAt !== null) await schedule(work, row, draft, publishAt);
    const state = publishAt === null ? 'draft' : 'scheduled';
    await moveDraft(work, draft, { state, publish_at: publishAt, refusal: null });
    const operation = publishAt === null ? 'unschedule_draft' : 'schedule_draft';
    await audit(work, {
      operation,
      entity,
      recordId: id,
      changes: publishAt === null ? {} : { publish_at: publishAt },
    });
    return row;
  });

interface Changing {
  parts: KernelParts;
  work: Work;
  entity: EntityDescriptor;
}

/** The draft then says what the publication replaced, and what it became. */
async function publish(changing: Changing, row: Row, draft: StoredDraft, over?: string): Promise<Row> {
  const { work } = changing;
  await refuseOutdated(changing, row, draft, { over, becomes: draft.changes });
  const base = fieldsOf(row, draft.changes);
  const published = await change(changing, row, draft.changes, 'publish_draft');
  await unschedule(work, draft);
  const changes = fieldsOf(published, draft.changes);
  const done = { state: 'published', published_at: new Date(), publish_at: null, refusal: null };
  await moveDraft(work, draft, { ...done, base, changes });
  await dropPilots(work, draft);
  await notifyDrafts(work.transaction);
  return published;
}

/** The ordinary patch of the row as it is now. */
async function change({ parts, work, entity }: Changing, row: Row, values: Values, operation: string): Promise<Row> {
  const counted = entity.revision ? { ...values, revision: row['revision'] } : values;
  const changes = readPatch(parts, work.principal, entity, counted);
  await changeRow(parts, work, entity, { id: row.id, changes, operation });
  return lock(parts, work, entity, { id: row.id, action: 'patch' });
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
