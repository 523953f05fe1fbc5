/** Keeps changes of a row as its draft, and gives them up. */
import { audit } from '../../access/audit.ts';
import { dropPilots, notifyDrafts } from '../../access/pilots.ts';
import type { Row, Values } from '../../database/rows.ts';
import { type FieldViolation, invalidInput, Problem, problemOf, rowChanged } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { lock } from '../read.ts';
import { readPatch, tryPatch } from '../write.ts';
import { draftNameOf } from './name.ts';
import { answerOf, type DraftAnswer } from './read.ts';
import { fieldsOf, isSame, moveDraft, readDraft, requireDraft, unschedule, writeDraft } from '../../access/drafts.ts';

export interface DraftSaved {
  id: number;
  /** As a patch has them; with the row's revision, it is refused where somebody has changed the row since. */
  changes: unknown;
  note: string | null;
  /** Of the draft that is gone on with; absent: there was none. */
  revision?: number | undefined;
}

/**
 * Judges changes as the patch that they become, and keeps them.
 * @throws Problem as `patch`, each violation at its place in `changes`; 409 where another draft was saved meanwhile
 */
export async function saveDraft(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, changes: sent, note, revision }: DraftSaved,
): Promise<DraftAnswer> {
  const { principal } = call;
  if (!parts.scope.allows(principal, entity, 'patch')) throw refused(principal);
  return inChanges(() => {
    const patch = readPatch(parts, principal, entity, sent);
    refuseUnkept(entity, patch);
    return inTransaction(
      parts,
      call,
      async (work) => {
        const row = await lock(parts, work, entity, { id, action: 'patch', touching: Object.keys(patch) });
        const open = await readDraft(work, entity, row, 'open');
        if (open?.revision !== revision) throw rowChanged();
        await tryPatch(parts, work, entity, { id, changes: patch });
        const changes = changed(row, patch);
        const name = await draftNameOf(parts, work, entity, row);
        await writeDraft(work, entity, row, { name, changes, base: fieldsOf(row, changes), note });
        await audit(work, { operation: 'save_draft', entity, recordId: id, changes });
        if (entity.pilots !== undefined) await notifyDrafts(work.transaction);
        return answerOf(parts, work, entity, row);
      },
      Object.keys(entity.fields),
    );
  });
}

/**
 * Gives the open draft of a row up.
 * @throws Problem 404 where there is none, 409 where it was changed meanwhile, else as `patch`
 */
export async function discardDraft(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision }: { id: number; revision?: number | undefined },
): Promise<DraftAnswer> {
  if (!parts.scope.allows(call.principal, entity, 'patch')) throw refused(call.principal);
  return inTransaction(parts, call, async (work) => {
    const row = await lock(parts, work, entity, { id, action: 'patch' });
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    await unschedule(work, draft);
    await moveDraft(work, draft, { state: 'discarded', publish_at: null });
    await dropPilots(work, draft);
    await notifyDrafts(work.transaction);
    await audit(work, { operation: 'discard_draft', entity, recordId: id, changes: {} });
    return answerOf(parts, work, entity, row);
  });
}

const REVISION = 'revision';

/** What a patch may change and a draft does not keep, as files. */
function refuseUnkept({ draft = [] }: EntityDescriptor, patch: Values): void {
  const errors = Object.keys(patch)
    .filter((name) => name !== REVISION && !draft.includes(name))
    .map((name): FieldViolation => ({ pointer: `/${name}`, code: 'not_in_drafts' }));
  if (errors.length > 0) throw invalidInput({ errors });
}

/** What is other than it is stored. */
function changed(row: Row, patch: Values): Values {
  const entries = Object.entries(patch).filter(([name, value]) => name !== REVISION && !isSame(row[name], value));
  if (entries.length === 0) throw invalidInput({ errors: [{ pointer: '', code: 'too_few_properties' }] });
  return Object.fromEntries(entries);
}

/** The changes are a part of the body, and so are the places of what is wrong with them. */
async function inChanges<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Problem) || error.errors.length === 0) throw error;
    const { code, parameters, extensions, headers } = error;
    const errors = error.errors.map((one) => ({ ...one, pointer: `/changes${one.pointer}` }));
    throw problemOf(code)({ errors, parameters, extensions, headers });
  }
}
