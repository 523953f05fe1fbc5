/** What a draft is told with: whose it is, what it would change, what stands in its way, and how much it touches. */
import type { Pilot } from '../../access/pilots.ts';
import type { Work } from '../../access/work.ts';
import type { Row, Values } from '../../database/rows.ts';
import { problemOf } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { incompleteLanguages, type LanguageProgress } from '../../../shared/i18n/incomplete-languages.ts';
import { isReadable } from '../../query/plan.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { find, readBack } from '../read.ts';
import { type Clock, clockOf, clocksOf } from './clock.ts';
import { pilotsOf } from './pilots.ts';
import { isSame, readDraft, type StoredDraft } from '../../access/drafts.ts';

/** Without what the caller may not see. */
export interface ShownDraft extends StoredDraft {
  /** Fields that somebody has changed since it was saved, or published. */
  conflicts: string[];
  /** In the caller's language. */
  refusal_text: string | null;
  /** What tries it, as far as the caller sees it. */
  pilots: Pilot[];
  /** How many try it. */
  pilot_count: number;
}

export interface DraftAnswer {
  draft: ShownDraft | null;
  /** The last publication, as long as it can be reverted. */
  published: ShownDraft | null;
  /** Field that counts to how many a publication touches. */
  touches: Record<string, number>;
  /** Languages of what the draft would publish in which some text is missing. */
  languages: LanguageProgress[];
  /** Time zone (IANA) by whose clock a draft of the row is scheduled; null: by that of whoever schedules it. */
  clock: string | null;
  /** Of what shows the row, where each can begin by its own clock. */
  clocks: Clock[];
}

/**
 * For whom changes the row.
 * @throws Problem 404 where the row is out of sight, 401 and 403 as for a patch
 */
export async function readDrafts(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  id: number,
): Promise<DraftAnswer> {
  if (!parts.scope.allows(call.principal, entity, 'patch')) throw refused(call.principal);
  return inTransaction(parts, call, async (work) =>
    answerOf(parts, work, entity, await find(parts, work, entity, { id, action: 'patch' })),
  );
}

/** The answer to each operation on drafts. */
export async function answerOf(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
): Promise<DraftAnswer> {
  const isShown = shownFields(parts, work, entity);
  const shown = async (draft: StoredDraft): Promise<ShownDraft> => ({
    ...draft,
    ...(await pilotsOf(parts, work, entity, { row, draft })),
    changes: pick(draft.changes, isShown),
    base: pick(draft.base, isShown),
    conflicts: conflictsOf(draft, row).filter(isShown),
    refusal_text: draft.refusal && problemOf(draft.refusal)().toDocument(work.locale, work.requestId).title,
  });
  const open = await readDraft(work, entity, row, 'open');
  const published = await readDraft(work, entity, row, 'published');
  return {
    draft: open && (await shown(open)),
    published: published && (await shown(published)),
    touches: await touchesOf(parts, work, entity, row.id),
    languages: open === null ? [] : languagesOf(entity, open.changes),
    clock: open && (await clockOf(parts, work, entity, row)),
    clocks: open === null ? [] : await clocksOf(parts, work, entity, row),
  };
}

/** Fields that are neither as they were then nor as the draft has them. Of a publication: no longer as it left them. */
export const conflictsOf = ({ state, changes, base }: StoredDraft, row: Row): string[] =>
  Object.keys(changes).filter((name) => {
    const isKnown = isSame(row[name], changes[name]);
    return state === 'published' ? !isKnown : !isKnown && !isSame(row[name], base[name]);
  });

const pick = (values: Values, isShown: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isShown(name)));

/** What every grant of the detail shows the caller, of what he may change. */
export function shownFields(
  { scope }: KernelParts,
  { principal }: Work,
  entity: EntityDescriptor,
): (name: string) => boolean {
  const readable = scope.readable(principal, entity, 'detail');
  const writable = scope.fields(principal, entity, 'patch');
  return (name) => isReadable(readable, name) && (writable === null || writable.has(name));
}

async function touchesOf(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  id: number,
): Promise<Record<string, number>> {
  const counts = Object.entries(entity.fields).flatMap(([name, { kind }]) => (kind === 'count' ? [name] : []));
  if (counts.length === 0) return {};
  const row = JSON.parse(await readBack(parts, work, entity, id)) as Values;
  return Object.fromEntries(
    counts.flatMap((name): [string, number][] => (typeof row[name] === 'number' ? [[name, row[name]]] : [])),
  );
}

const languagesOf = ({ fields }: EntityDescriptor, changes: Values): LanguageProgress[] =>
  Object.entries(changes).flatMap(([name, value]) =>
    fields[name]?.document === undefined ? [] : incompleteLanguages(value),
  );
