/** Answers and reads count for the day and the hour that the clock of their unit shows. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localTimeAt } from '../insight/index.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld();

interface Counted {
  day: string;
  hour: number;
  answers: number;
  open: number;
}

const query = <Row extends object>(text: string, ...values: (string | number)[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

const deltasOf = (nodeId: number): Promise<Counted[]> =>
  query<Counted>(
    'select day::text as day, hour, answers::int as answers, open::int as open from node_day_delta where node_id = $1 order by id',
    nodeId,
  );

async function answer(code: string): Promise<string> {
  const token = randomUUID();
  const body = { code, answers: { experience: 2 }, response_token: token };
  expect(await served.call({ method: 'POST', path: 'setsurveyanswer/', body })).toMatchObject({ status: 200 });
  return token;
}

/** Fourteen hours before UTC's day begins here, or eleven after: it is another day than UTC's at every moment in one of both. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

test('by the opening hours nearest to the unit, and later handling moves the same day', async () => {
  const { id, nodes, codes } = served.world.companyA;
  const hours = await insertRow(served.world.database, id, 'opening_hours', {
    node_id: nodes.branch,
    time_zone: ZONES[0],
  });
  const before = localTimeAt(Date.now(), ZONES[0] ?? '') ?? '';
  const token = await answer(codes.room);
  const after = localTimeAt(Date.now(), ZONES[0] ?? '') ?? '';
  const [first] = await deltasOf(nodes.room);
  expect([before.slice(0, 13), after.slice(0, 13)]).toContain(`${first?.day}T${String(first?.hour).padStart(2, '0')}`);

  // The place gets another clock: what was counted stays where it was counted.
  await query('update opening_hours set time_zone = $2 where id = $1', hours, ZONES[1] ?? '');
  const [stored] = await query<{ id: number }>('select id from feedback where response_token = $1', token);
  const path = `feedback/${stored?.id}/`;
  expect(await served.call({ as: 'adminA', method: 'PATCH', path, body: { status: 'completed' } })).toMatchObject({
    status: 200,
  });
  const deltas = await deltasOf(nodes.room);
  expect(deltas.map(({ day, answers, open }) => [day, answers, open])).toEqual([
    [first?.day, 1, 1],
    [first?.day, 0, -1],
  ]);
  await query('delete from opening_hours where id = $1', hours);
});

test("else by the company's own time zone, which an unknown one can't become", async () => {
  const { nodes, codes, id } = served.world.companyA;
  const patch = (zone: string) =>
    served.call({ as: 'adminA', method: 'PATCH', path: `companyprofile/${id}/`, body: { time_zone: zone } });
  expect(await patch('Europe/Atlantis')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/time_zone' }] } });
  expect(await patch(ZONES[1] ?? '')).toMatchObject({ status: 200, body: { time_zone: ZONES[1] } });
  const [branch, other] = [await deltasOf(nodes.otherBranch), localTimeAt(Date.now(), ZONES[1] ?? '') ?? ''];
  expect(branch).toEqual([]);
  await expect
    .poll(async () => {
      await answer(codes.otherBranch);
      return (await deltasOf(nodes.otherBranch))[0]?.day;
    })
    .toBe(other.slice(0, 10));
  const { body } = await served.call({ as: 'adminA', path: 'dashboardinfo' });
  expect(body).toMatchObject({ time_zone: ZONES[1] });
});
