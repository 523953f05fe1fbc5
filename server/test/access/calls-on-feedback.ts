/** What is done with a response beyond handling it, called by everybody: on responses in and out of reach, and on others. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { parsed } from './judge.ts';
import { freshFeedback } from './rows-of-units.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

/** A call on one response, by a right of its module. */
const onOne =
  (wanted: string, action: string, body?: object): Tries =>
  async (fixture, caller) => {
    const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
    const answered = (company: 'A' | 'B', place: 'reach' | 'beyond') => freshFeedback(fixture, { company, place });
    const call = (id: number) => ({
      method: 'POST',
      path: `feedback/${id}/${action}`,
      ...(body && { body }),
      confined: true as const,
    });
    const isAdmin = caller.role === 'company_admin';
    const { module, right } = caller.right ?? {};
    const within = isAdmin || (module === 'feedback' && right === wanted) ? 200 : module === 'feedback' ? 403 : 404;
    return [
      { target: 'within reach', ...call(await answered(own, 'reach')), status: within },
      { target: 'beyond', ...call(await answered(own, 'beyond')), status: isAdmin ? 200 : 404 },
      { target: 'foreign', ...call(await answered(foreign, 'reach')), status: 404 },
      { target: 'missing', ...call(MISSING_ID), status: 404 },
    ];
  };

type Group = 'reach' | 'beyond' | 'foreign' | 'missing';

/** One call on a row of each kind: what is out of reach is left out, and never told from what is not there. */
async function together(fixture: Fixture, caller: Caller) {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const ids: Record<Group, number> = {
    reach: await freshFeedback(fixture, { company: own, place: 'reach' }),
    beyond: await freshFeedback(fixture, { company: own, place: 'beyond' }),
    foreign: await freshFeedback(fixture, { company: foreign, place: 'reach' }),
    missing: MISSING_ID,
  };
  const { module, right } = caller.right ?? {};
  const isAdmin = caller.role === 'company_admin';
  return {
    ids,
    all: Object.values(ids),
    read: isAdmin ? [ids.reach, ids.beyond] : module === 'feedback' ? [ids.reach] : [],
    edited: isAdmin ? [ids.reach, ids.beyond] : module === 'feedback' && right === 'edit' ? [ids.reach] : [],
  };
}

const same = (found: unknown, due: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(due)
    ? []
    : [`the answer is ${JSON.stringify(found)}, not ${JSON.stringify(due)}`];

const post = (action: string, body: object, changes: boolean) => ({
  method: 'POST',
  path: `feedback/${action}`,
  body,
  target: 'rows of all kinds',
  status: 200,
  ...(changes && { confined: true as const }),
});

const marks: Tries = async (fixture, caller) => {
  const { all, read } = await together(fixture, caller);
  const call = post('read_feedback', { ids: all }, read.length > 0);
  return [{ ...call, inspect: ({ text }) => same(parsed(text), { read: read.length }) }];
};

const names: Tries = async (fixture, caller) => {
  const { all, read } = await together(fixture, caller);
  const idsOf = (text: string) => (parsed(text) as { results?: { id: number }[] }).results?.map(({ id }) => id);
  const call = post('get_parent_node_names', { ids: all }, false);
  return [{ ...call, inspect: ({ text }) => same(idsOf(text), read) }];
};

const changesMany: Tries = async (fixture, caller) => {
  const { all, read, edited } = await together(fixture, caller);
  const refused = all
    .filter((id) => !edited.includes(id))
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, code: read.includes(id) ? 'forbidden' : 'not_found' }));
  const call = post('change_many', { ids: all, changes: { status: 'completed' } }, edited.length > 0);
  return [{ ...call, inspect: ({ text }) => same(parsed(text), { changed: edited.length, refused }) }];
};

/** Who may read something gets a file of it. */
const exportsOfFeedback: Tries = async (fixture, caller) => {
  const may = caller.role === 'company_admin' || caller.right?.module === 'feedback' || caller.isFounder === true;
  // Few of a company can wait at once: the next caller's finds room again.
  const undo = async () => {
    await fixture.query(`delete from feedback_export where state = 'queued'`);
  };
  const call = { method: 'POST', path: 'feedback/export', body: { format: 'csv' }, confined: true as const };
  return [{ target: 'what he may read', ...call, status: may ? 201 : 403, ...(may && { undo }) }];
};

/** A tag of the company into another one of it, and across the border in both directions. */
const mergesTags: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const fresh = (company: 'A' | 'B') =>
    fixture.owned('company_tag', company, { name: fixture.named(company, 'merged tag') });
  const call = (id: number, into_id: number) => ({
    method: 'POST',
    path: `companytags/${id}/merge`,
    body: { into_id },
    confined: true as const,
  });
  return [
    { target: 'own into own', ...call(await fresh(own), await fresh(own)), status: 200 },
    { target: 'own into foreign', ...call(await fresh(own), await fresh(foreign)), status: 400 },
    { target: 'foreign into own', ...call(await fresh(foreign), await fresh(own)), status: 404 },
    { target: 'missing', ...call(MISSING_ID, await fresh(own)), status: 404 },
  ];
};

export const feedbackActionTries: Record<string, Tries> = {
  'feedback.erase': onOne('delete', 'erase'),
  'feedback.reply': onOne('edit', 'reply', { text: 'Thank you.' }),
  'feedback.read_feedback': marks,
  'feedback.get_parent_node_names': names,
  'feedback.change_many': changesMany,
  'feedback.export': exportsOfFeedback,
  'company_tag.merge': mergesTags,
};
