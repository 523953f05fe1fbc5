/** Opening hours by their calls: what is refused, and what a unit has of its own and from above. */
import { beforeEach, describe, expect, test } from 'vitest';
import { serveAutomation, served } from '../../../../test/automation.ts';
await serveAutomation();

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const give = (nodeId: number | null, spans: string[], as = 'adminA') =>
  served.call({
    as,
    method: 'POST',
    path: 'openinghours',
    body: { node_id: nodeId, time_zone: 'Europe/Berlin', ...Object.fromEntries(WEEK.map((day) => [day, spans])) },
  });
const hoursOf = (nodeId: number, as = 'adminA') =>
  served.call({ as, path: `companyorganizationnodes/${nodeId}/opening_hours` });

describe('refused are', () => {
  test.each([
    ['a zone that there is not', { time_zone: 'Mars/Olympus' }, '/time_zone'],
    ['a time that there is not', { monday: ['25:00-26:00'] }, '/monday/0'],
    ['a span in words', { monday: ['nine-five'] }, '/monday/0'],
    ['five spans', { monday: Array(5).fill('09:00-10:00') }, '/monday'],
    ['a day that there is not', { closed_days: ['2026-13-01'] }, '/closed_days/0'],
  ])('%s', async (_what, body, pointer) => {
    expect(await served.call({ as: 'adminA', method: 'POST', path: 'openinghours', body })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });
});

describe('a unit', () => {
  let nodes: { root: number; branch: number; room: number; otherBranch: number };
  beforeEach(() => void ({ nodes } = served.world.companyA));

  test('is always open where nobody said otherwise', async () => {
    expect(await hoursOf(nodes.room)).toMatchObject({ status: 200, body: { own: null, inherited: null } });
  });

  test('has its own hours, and without any those of the nearest unit above, then the company’s', async () => {
    await give(null, ['08:00-20:00']);
    expect(await hoursOf(nodes.room)).toMatchObject({
      body: { own: null, inherited: { node_id: null, node_name: null, monday: ['08:00-20:00'] } },
    });
    await give(nodes.branch, ['09:00-18:00']);
    expect(await hoursOf(nodes.room)).toMatchObject({
      body: { own: null, inherited: { node_id: nodes.branch, sunday: ['09:00-18:00'] } },
    });
    await give(nodes.room, []);
    expect(await hoursOf(nodes.room)).toMatchObject({
      body: { own: { node_id: nodes.room, revision: 1, monday: [] }, inherited: { node_id: nodes.branch } },
    });
    expect(await hoursOf(nodes.branch)).toMatchObject({ body: { own: { node_id: nodes.branch }, inherited: {} } });
    expect(await hoursOf(nodes.otherBranch)).toMatchObject({ body: { own: null, inherited: { node_id: null } } });
  });

  test('tells its hours to whoever sees it, but not the name of a unit above that he does not see', async () => {
    await give(nodes.root, ['09:00-18:00']);
    expect(await hoursOf(nodes.branch, 'feedback_read')).toMatchObject({
      status: 200,
      body: { inherited: { node_id: null, node_name: null, monday: ['09:00-18:00'], time_zone: 'Europe/Berlin' } },
    });
    expect(await hoursOf(nodes.otherBranch, 'feedback_read')).toMatchObject({ status: 404 });
    expect(await hoursOf(nodes.room, 'adminB')).toMatchObject({ status: 404 });
  });
});
