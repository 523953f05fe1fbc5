/** Drafts of rows (`x-draft`) as they are stored. Whoever asks for one to change it has locked its row before. */
import { isDeepStrictEqual } from 'node:util';
import { isSignedIn } from './principal.ts';
import type { Work } from './work.ts';
import type { Row, Values } from '../database/rows.ts';
import { notFound, rowChanged } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface StoredDraft {
  id: number;
  state: 'draft' | 'scheduled' | 'published';
  /** Grows with each change of the draft. */
  revision: number;
  /** Field to what it becomes; of a published one, to what it became. */
  changes: Values;
  /** The same fields as they were when it was saved; of a published one, before it was. */
  base: Values;
  author_id: number | null;
  author_name: string | null;
  note: string | null;
  created_at: string;
  updated_at: string;
  /** When its content was saved last. */
  saved_at: string | null;
  publish_at: string | null;
  /** By whose clock it is scheduled (IANA), and what that shows then: `2027-03-28T09:00`. */
  time_zone: string | null;
  local_time: string | null;
  /** What shows the row begins when its own clock shows that; `publish_at` is when the next one does. */
  each_clock: boolean;
  /** Why it is published, in the words of whoever does or schedules it. */
  reason: string | null;
  published_at: string | null;
  /** Code of the problem that the scheduled publication was refused with. */
  refusal: string | null;
}

type Kind = 'open' | 'published';

const STATES: Record<Kind, string> = { open: "in ('draft', 'scheduled')", published: "= 'published'" };

/** The newest draft of a row that is open, or was published and can be reverted: no other was published or reverted since. */
export async function readDraft(
  { transaction }: Work,
  { id: entity }: EntityDescriptor,
  row: Row,
  kind: Kind,
): Promise<StoredDraft | null> {
  const since = kind === 'open' ? STATES.open : "in ('published', 'reverted')";
  const [found] = await transaction.query<StoredDraft>({
    name: `draft_${kind}`,
    text: `select t.id, t.state, t.revision, t.changes, t.base, t.author_id, author.full_name as author_name, t.note,
        t.created_at, t.updated_at, t.saved_at, t.publish_at, t.time_zone, t.local_time, t.each_clock, t.published_at, t.reason, t.refusal
      from (select * from draft where company_id = $1 and entity = $2 and record_id = $3 and state ${since}
        order by published_at desc nulls last, id desc limit 1) t
      left join customer_user author on author.company_id = $1 and author.id = t.author_id
      where t.state ${STATES[kind]}`,
    values: [row['company_id'], entity, row.id],
  });
  return found ?? null;
}

/**
 * The draft that a caller has seen.
 * @throws Problem 404 where there is none any more, 409 where it is not as he saw it
 */
export async function requireDraft(
  work: Work,
  entity: EntityDescriptor,
  row: Row,
  { kind, revision }: { kind: Kind; revision: number | undefined },
): Promise<StoredDraft> {
  const draft = await readDraft(work, entity, row, kind);
  if (draft === null) throw notFound();
  if (revision !== undefined && draft.revision !== revision) throw rowChanged();
  return draft;
}

/** A new draft of a row, or its open one anew: no longer scheduled, whatever it was. */
export async function writeDraft(
  work: Work,
  entity: EntityDescriptor,
  row: Row,
  { name, changes, base, note }: { name: string; changes: Values; base: Values; note: string | null },
): Promise<void> {
  const { transaction, principal } = work;
  const author = isSignedIn(principal) ? principal.userId : null;
  const open = await readDraft(work, entity, row, 'open');
  const values = [
    row['company_id'],
    name.slice(0, MAX_NAME),
    author,
    note,
    JSON.stringify(changes),
    JSON.stringify(base),
  ];
  if (open === null) {
    await transaction.query({
      name: 'draft_begin',
      text: `insert into draft (company_id, record_name, author_id, note, changes, base, entity, record_id, saved_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
      values: [...values, entity.id, row.id],
    });
    return;
  }
  await unschedule(work, open);
  await transaction.query({
    name: 'draft_go_on',
    text: `update draft set record_name = $2, author_id = $3, note = $4, changes = $5, base = $6, state = 'draft',
        publish_at = null, local_time = null, time_zone = null, each_clock = false, reason = null, refusal = null,
        revision = revision + 1, updated_at = now(),
        saved_at = now()
      where company_id = $1 and id = $7`,
    values: [...values, open.id],
  });
}

const MAX_NAME = 300;

/** Takes the job away that would publish it. */
export const unschedule = ({ transaction }: Work, { id }: Pick<StoredDraft, 'id'>): Promise<object[]> =>
  transaction.query({
    name: 'draft_unschedule',
    text: 'delete from draft_publication where draft_id = $1',
    values: [id],
  });

/** Has it published at a time, as whom asks for it. */
export const schedule = (
  { transaction, principal }: Work,
  row: Row,
  draft: StoredDraft,
  at: string,
): Promise<object[]> =>
  transaction.query({
    name: 'draft_schedule',
    text: 'insert into draft_publication (company_id, draft_id, user_id, due_at) values ($1, $2, $3, $4)',
    values: [row['company_id'], draft.id, isSignedIn(principal) ? principal.userId : null, at],
  });

/** Moves a draft on to another state, with what that brings along. */
export async function moveDraft(
  { transaction }: Work,
  { id }: Pick<StoredDraft, 'id'>,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(columns);
  const sets = names.map((name, at) => `${name} = $${at + 2}, `).join('');
  await transaction.query({
    text: `update draft set ${sets}revision = revision + 1, updated_at = now() where id = $1`,
    values: [id, ...names.map((name) => columnValue(columns[name]))],
  });
}

const columnValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** Of a row that is deleted no draft is left to publish. */
export async function discardDraftsOf({ transaction }: Work, entity: EntityDescriptor, row: Row): Promise<void> {
  if (entity.draft === undefined) return;
  await transaction.query({
    name: 'drafts_discard',
    text: `with gone as (update draft set state = 'discarded', publish_at = null, revision = revision + 1, updated_at = now()
        where company_id = $1 and entity = $2 and record_id = $3 and state ${STATES.open} returning company_id, id),
      over as (delete from draft_pilot using gone
        where draft_pilot.company_id = gone.company_id and draft_pilot.draft_id = gone.id)
      delete from draft_publication using gone
      where draft_publication.company_id = gone.company_id and draft_publication.draft_id = gone.id`,
    values: [row['company_id'], entity.id, row.id],
  });
}

/** A value as JSON has it: so drafts keep it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

/** The fields of a row that others have. */
export const fieldsOf = (row: Row, of: Values): Values =>
  Object.fromEntries(Object.keys(of).map((name) => [name, row[name] ?? null]));
