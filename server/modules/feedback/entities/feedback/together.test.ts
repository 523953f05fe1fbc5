/** Many people at many feedback at once: nobody waits in a circle, and figures stay exact. */
import { beforeAll, expect, test } from 'vitest';
import { foldCounters } from '../../../insight/index.ts';
import { createRandom } from '../../../../seed/random.ts';
import { feedback, plantAnswer, plantFeedback } from '../../../../test/feedback.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';

const ANSWERS = 24;
const STEPS = 2_000;
const AT_ONCE = 8;

const random = createRandom('feedback that is handled together');
const served = await servedWorld();
const ids: number[] = [];
await plantFeedback(served);
beforeAll(async () => {
  const { otherBranch } = served.world.companyA.nodes;
  for (let at = 0; at < ANSWERS; at += 1)
    ids.push(await plantAnswer(served, { is_repeat: at % 7 === 3, ...(at % 2 === 0 && { node_id: otherBranch }) }));
});

const query = <Row extends object>(text: string): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values: [] });

const some = <Value>(values: readonly Value[], least = 1): Value[] => {
  const chosen = values.filter(() => random.chance(0.4));
  return chosen.length < least ? [random.pick(values)] : chosen;
};

const statuses = ['new', 'in_processing', 'completed', 'cancelled'];
const users = ['adminA', 'feedback_edit'];

function change(): Record<string, unknown> {
  const drawn = random.integer(0, 5);
  if (drawn <= 3) return { status: statuses[drawn] };
  return { priority: random.pick(['low', 'normal', 'high']) };
}

type Step = () => Promise<CallAnswer>;

function step(): Step {
  const as = random.pick(users);
  const drawn = random.integer(0, 9);
  if (drawn <= 3) {
    // In any order: the server has its own.
    const body = { ids: some(ids).toSorted(() => (random.chance(0.5) ? 1 : -1)), changes: change() };
    return () => served.call({ as, method: 'POST', path: 'feedback/change_many', body });
  }
  if (drawn <= 5) {
    const body = {
      ids: some(ids),
      add_tag_ids: some([feedback.loud, feedback.quiet]),
      remove_tag_ids: [feedback.loud],
    };
    return () => served.call({ as, method: 'POST', path: 'feedback/change_many', body });
  }
  const id = random.pick(ids);
  if (drawn === 6) {
    const body = { ids: some(ids), is_read: random.chance(0.5) };
    return () => served.call({ as, method: 'POST', path: 'feedback/read_feedback', body });
  }
  if (drawn === 7) {
    const body = { text: 'Thank you.' };
    return () => served.call({ as, method: 'POST', path: `feedback/${id}/reply`, body });
  }
  const body = { ...change(), ...(drawn === 8 && { revision: random.integer(1, 60) }) };
  return () => served.call({ as, method: 'PATCH', path: `feedback/${id}`, body });
}

/** A move that is not allowed, a revision that is past, and what one of the two does not reach are no failures. */
const EXPECTED = new Set([200, 404, 409]);

test('two thousand random steps by several users keep counters, times and the history true', async () => {
  const refused: CallAnswer[] = [];
  for (let done = 0; done < STEPS; done += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => step()()));
    refused.push(...answers.filter(({ status }) => !EXPECTED.has(status)));
    if (done % 400 === 0) await foldCounters(served.world.database);
  }
  expect(refused).toEqual([]);
  const counted = await query(`select node_id::int, sum(open)::int as open from (
      select node_id, open from node_total union all select node_id, open from node_day_delta) counters
    group by node_id having sum(open) <> 0 order by node_id`);
  expect(counted).toEqual(
    await query(`select node_id::int, count(*)::int as open from feedback
      where status in ('new', 'in_processing') and not is_repeat group by node_id order by node_id`),
  );
  expect(
    await query("select id from feedback where (closed_at is null) = (status in ('completed', 'cancelled'))"),
  ).toEqual([]);
  // Each step of a status begins where the one before ended, and the last one is how it is now.
  const broken = await query(`select id from (
      select change.id, change.earlier ->> 'value' as earlier, change.later ->> 'value' as later, feedback.status,
        lag(change.later ->> 'value', 1, 'new') over (partition by feedback_id order by change.id) as before,
        lead(change.id) over (partition by feedback_id order by change.id) as next
      from feedback_change change join feedback on feedback.id = change.feedback_id where change.field = 'status'
    ) told where told.earlier <> told.before or (told.next is null and told.later <> told.status)`);
  expect(broken).toEqual([]);
  const moved = await query<{ steps: number }>(
    "select count(*)::int as steps from feedback_change where field = 'status'",
  );
  expect(moved[0]?.steps, 'something happened').toBeGreaterThan(ids.length);
});

test('those who change all of it in opposite orders all come through', async () => {
  const orders = [ids, ids.toReversed()];
  for (let round = 0; round < 10; round += 1) {
    const priorities = ['low', 'normal', 'high', 'low', 'normal', 'high'];
    const answers = await Promise.all(
      priorities.map((priority, at) =>
        served.call({
          as: 'adminA',
          method: 'POST',
          path: 'feedback/change_many',
          body: { ids: orders[at % 2], changes: { priority } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(priorities.map(() => 200));
    const [alike] = await query<{ kinds: number }>(
      `select count(distinct priority)::int as kinds from feedback where id in (${ids.join(', ')})`,
    );
    expect(alike?.kinds, 'the last one has changed all').toBe(1);
  }
});
