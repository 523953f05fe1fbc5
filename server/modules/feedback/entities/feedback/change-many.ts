/** Many at once: the action `change_many`, by the rules of one. */
import { isDeepStrictEqual } from 'node:util';
import type { EntityDescriptor } from '../../../../../shared/contract/descriptor.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import { feedback as entity } from '../../../../generated/feedback.ts';
import { auditAll } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { customOver, isTooMuchCustom, loggedCustom } from '../../../../kernel/custom-fields.ts';
import { CUSTOM, customFieldsOf } from '../../../../query/custom-fields.ts';
import { refuseCustomValues } from '../../../../validation/custom-values.ts';
import { mayTransition } from '../../../../validation/row-rules.ts';
import { setDueTimes } from '../../due/due-times.ts';
import { countOpen, openChange, withDerivedState } from './handle.ts';
import { addedChanges, handlingChanges, noteChanges, readAddedFields } from './history.ts';
import { linkTags } from './tag-links.ts';
import { lockTags, MAX_TAGS, nextTags, refuseMissing, sameTags, tagChanges } from './tags.ts';

interface Asked {
  ids: number[];
  /** Of what is handled. */
  changes: Values;
  /** Values of fields that the company has added, by their keys; null where none are sent. */
  custom: Values | null;
  addTags: number[];
  removeTags: number[];
}

type Refusal = 'not_found' | 'forbidden' | 'illegal_transition' | 'too_many_tags' | 'answer_erased' | 'too_long';

interface Refused {
  id: number;
  why: Refusal;
}

export interface ChangedMany {
  changed: number;
  refused: { id: number; code: Refusal }[];
}

const idsOf = (value: unknown): number[] => [...new Set(Array.isArray(value) ? value.map(Number) : [])];

function askedOf({ ids, changes, add_tag_ids: add, remove_tag_ids: remove }: Values): Asked {
  const { [CUSTOM]: custom, ...handled } = { ...(changes as Values | undefined) };
  return {
    ids: idsOf(ids),
    changes: handled,
    custom: custom === undefined || Object.keys(custom as Values).length === 0 ? null : (custom as Values),
    addTags: idsOf(add),
    removeTags: idsOf(remove),
  };
}

export async function changeMany(request: ActionRequest): Promise<ChangedMany> {
  const asked = askedOf(request.input);
  const known = await request.known();
  await refuseAsked(request, known, asked);
  const rows = await lockRows(request, asked.ids);
  const names = await lockTags(request.transaction, [...asked.addTags, ...asked.removeTags]);
  refuseMissing(asked.addTags, names, (id) => `/add_tag_ids/${asked.addTags.indexOf(id)}`);
  const refused = await unreached(request, asked.ids, new Set(rows.map(({ id }) => id)));
  const steps: Step[] = [];
  for (const row of rows) {
    const step = stepOf(known, row, asked);
    if ('why' in step) refused.push({ id: row.id, why: step.why });
    else if (Object.keys(step.changes).length > 0) steps.push(step);
  }
  await store(request, steps, { names, custom: asked.custom });
  const refusals = refused.toSorted((one, other) => one.id - other.id).map(({ id, why }) => ({ id, code: why }));
  return { changed: steps.length, refused: refusals };
}

/** What is wrong whatever the rows are: nothing to do, a value that a field does not take, or a field, colleague or tag that is not the caller's to name. */
async function refuseAsked(
  request: ActionRequest,
  known: EntityDescriptor,
  { changes, custom, addTags, removeTags }: Asked,
): Promise<void> {
  if (Object.keys(changes).length + addTags.length + removeTags.length === 0 && custom === null)
    throw invalidInput({ errors: [{ pointer: '/changes', code: 'required' }] });
  if (custom !== null)
    refuseCustomValues(custom, { fields: customFieldsOf(known), isNew: false, at: `/changes/${CUSTOM}` });
  const missing = async (entityId: string, ids: number[], pointerOf: (at: number) => string) => {
    const reached = ids.length > 0 ? await request.reached(entityId, ids) : new Set();
    return ids.flatMap((id, at): FieldViolation[] =>
      reached.has(id) ? [] : [{ pointer: pointerOf(at), code: 'reference_not_found' }],
    );
  };
  const { assignee_id: assignee } = changes;
  const errors = [
    ...(await missing('customer_user', typeof assignee === 'number' ? [assignee] : [], () => '/changes/assignee_id')),
    ...(await missing('company_tag', addTags, (at) => `/add_tag_ids/${at}`)),
  ];
  if (errors.length > 0) throw invalidInput({ errors });
}

/** In the order of ids, so that two who change the same ones wait for each other and never in a circle. */
async function lockRows(request: ActionRequest, ids: number[]): Promise<Row[]> {
  const parameters = createParameters();
  return request.transaction.query<Row>({
    text: `select t.id, t.status, t.priority, t.assignee_id, t.closed_at, t.is_solved, t.tag_ids, t.custom, t.erased_at from feedback t
      where t.id = any(${parameters.add(ids)}::bigint[]) and ${request.where(parameters)}
      order by t.id for no key update of t`,
    values: parameters.values,
  });
}

/** What the caller sees and may not change is told from what is not there, foreign or out of his sight: those look the same. */
async function unreached(request: ActionRequest, ids: number[], locked: ReadonlySet<number>): Promise<Refused[]> {
  const missing = ids.filter((id) => !locked.has(id));
  if (missing.length === 0) return [];
  const parameters = createParameters();
  const seen = await request.transaction.query<{ id: number }>({
    text: `select t.id from feedback t where t.id = any(${parameters.add(missing)}::bigint[]) and ${request.where(parameters, 'list')}`,
    values: parameters.values,
  });
  const visible = new Set(seen.map(({ id }) => id));
  return missing.map((id) => ({ id, why: visible.has(id) ? 'forbidden' : 'not_found' }));
}

interface Step {
  row: Row;
  /** What is stored; empty where all is so already. */
  changes: Values;
}

function stepOf(
  known: EntityDescriptor,
  row: Row,
  { changes, custom, addTags, removeTags }: Asked,
): Step | { why: Refusal } {
  // What the company would note of an erased answer would be written about it anew.
  if (custom !== null && row['erased_at'] !== null) return { why: 'answer_erased' };
  if (changes['status'] !== undefined && !mayTransition(entity, 'status', row['status'], changes['status']))
    return { why: 'illegal_transition' };
  const tags = nextTags(row, addTags, removeTags);
  if (tags.length > MAX_TAGS) return { why: 'too_many_tags' };
  const different = Object.entries(withDerivedState(row, changes)).filter(([name, value]) => value !== row[name]);
  const stored = custom === null ? row[CUSTOM] : customOver(known, row, custom);
  if (custom !== null && isTooMuchCustom(stored as Values)) return { why: 'too_long' };
  const changed = {
    ...Object.fromEntries(different),
    ...(isDeepStrictEqual(stored, row[CUSTOM]) ? {} : { [CUSTOM]: stored }),
  };
  return { row, changes: sameTags(row, tags) ? changed : { ...changed, tag_ids: tags } };
}

interface Storing {
  /** Of the tags. */
  names: ReadonlyMap<number, string>;
  custom: Values | null;
}

async function store(request: ActionRequest, steps: Step[], { names, custom }: Storing): Promise<void> {
  if (steps.length === 0) return;
  const { principal, transaction } = request;
  // What is noted is no handling: whoever handles it meanwhile has seen what it is.
  const isHandled = (changes: Values): boolean => Object.keys(changes).some((name) => name !== CUSTOM);
  const rows = steps.map(({ row, changes }) => ({ ...row, ...changes, is_handled: isHandled(changes) }));
  await transaction.query({
    name: 'feedback_change_many',
    text: `update feedback set status = wanted.status, priority = wanted.priority, assignee_id = wanted.assignee_id,
        closed_at = wanted.closed_at, is_solved = wanted.is_solved, tag_ids = wanted.tag_ids, custom = wanted.custom,
        revision = feedback.revision + wanted.is_handled::int, updated_at = now()
      from jsonb_to_recordset($2::jsonb) as wanted (id bigint, status text, priority text, assignee_id bigint,
        closed_at timestamptz, is_solved boolean, tag_ids bigint[], custom jsonb, is_handled boolean)
      where feedback.company_id = $1 and feedback.id = wanted.id`,
    values: [transaction.companyId, JSON.stringify(rows)],
  });
  const tagged = steps.flatMap(({ row, changes }) => (changes['tag_ids'] === undefined ? [] : [row.id]));
  if (tagged.length > 0) await linkTags(transaction, tagged);
  await setDueTimes(
    transaction,
    steps.flatMap(({ row, changes }) => (changes['priority'] === undefined ? [] : [row.id])),
  );
  await countOpen(
    request,
    steps.flatMap(({ row, changes }) => openChange(row, changes) ?? []),
  );
  const fields = custom === null ? [] : await readAddedFields(request, Object.keys(custom));
  const noted = steps.flatMap(({ row, changes }) => [
    ...handlingChanges(row, changes),
    ...addedChanges(fields, row, custom ?? {}),
    ...tagChanges(row, changes, names),
  ]);
  await noteChanges({ transaction, by: principal }, noted);
  const entries = steps.map(({ row, changes }) => ({
    operation: 'change_many',
    recordId: row.id,
    changes: custom === null ? changes : loggedCustom(changes, { [CUSTOM]: custom }),
  }));
  await auditAll(request, entity, entries);
}
