/** The dashboard's report: each figure within the caller's rights, counted once, folded or not. */
import { beforeAll, describe, expect, test } from 'vitest';
import { foldCounters } from '../jobs/fold-counters.ts';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import { grant } from '../../../test/tree.ts';
import { insertRow, type World } from '../../../test/world.ts';
import type { Report } from './report.ts';

const MISSING_ID = 999_999_999;
const report = (query: string): string => `dashboardreportdata?${query}`;

scenarios('a report that is refused', [
  { name: 'backwards', as: 'adminA', path: report('from=2026-02-02&to=2026-02-01'), status: 400, pointers: ['/to'] },
  {
    name: 'of eleven years',
    as: 'adminA',
    path: report('from=2015-02-02&to=2026-02-02'),
    status: 400,
    pointers: ['/to'],
  },
  { name: 'of no date', as: 'adminA', path: report('from=2026-02-30'), status: 400, pointers: ['/from'] },
  { name: 'of a missing unit', as: 'adminA', path: report(`node_id=${MISSING_ID}`), status: 404, code: 'not_found' },
  { name: 'of a missing organization', as: 'adminA', path: report(`organization_id=${MISSING_ID}`), status: 404 },
  {
    name: 'of a foreign unit',
    as: 'adminA',
    path: ({ companyB }: World) => report(`node_id=${companyB.nodes.room}`),
    status: 404,
  },
  {
    name: 'of a foreign organization',
    as: 'adminA',
    path: ({ companyB }: World) => report(`organization_id=${companyB.organizationId}`),
    status: 404,
  },
  {
    name: 'of a unit out of reach',
    as: 'feedback_read',
    path: ({ companyA }: World) => report(`node_id=${companyA.nodes.otherBranch}`),
    status: 404,
  },
  {
    name: 'of an organization out of reach',
    as: 'nobody',
    path: ({ companyA }: World) => report(`organization_id=${companyA.organizationId}`),
    status: 404,
  },
  {
    name: 'of a company’s unit, by the super administrator',
    as: 'superadmin',
    path: ({ companyA }: World) => report(`node_id=${companyA.nodes.root}`),
    status: 404,
  },
]);

const FROM = '2026-03-02';
const PERIOD = `from=${FROM}&to=2026-03-15`;

describe('a report', async () => {
  const served = await servedWorld();
  const read = async (as: string, query = PERIOD): Promise<Report> => {
    const { status, body } = await served.call({ as, path: report(query) });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Report;
  };
  const plant = (unit: number, day: string, values: object) =>
    insertRow(served.world.database, served.world.companyA.id, 'node_day_delta', { node_id: unit, day, ...values });
  const answer = (unit: number, day: string, score: number, values: object = {}) =>
    plant(unit, day, { answers: 1, open: 1, weight: 1, score, hour: 9, ...values });

  beforeAll(async () => {
    const { root, branch, room, otherBranch } = served.world.companyA.nodes;
    await answer(room, '2026-03-02', 100, { smiley: 5, nps: 10, csat: 5 });
    await answer(room, '2026-03-03', 50, { smiley: 3, nps: 7, csat: 4 });
    await answer(branch, '2026-03-08', 0, { smiley: 1, nps: 2 });
    await answer(otherBranch, '2026-03-09', 75, { smiley: 4 });
    await answer(root, '2026-03-15', 25, { nps: 9 });
    await answer(room, '2026-02-20', 80);
    await answer(room, '2026-03-16', 99);
    await plant(room, '2026-03-02', { reads: 7, hour: 23 });
    await plant(otherBranch, '2026-03-08', { reads: 2 });
    await insertRow(served.world.database, served.world.companyB.id, 'node_day_delta', {
      node_id: served.world.companyB.nodes.room,
      day: FROM,
      answers: 40,
      reads: 50,
    });
    // The same user again further down, and in two branches: nothing counts twice.
    await grant(served, 'feedback_edit', room, ['feedback_read']);
    await grant(served, 'feedback_edit', otherBranch, ['feedback_read']);
  });

  test.each([
    ['not folded yet', false],
    ['folded', true],
  ])('%s', async (_, isFolded) => {
    if (isFolded) while ((await foldCounters(served.world.database)) > 0);
    const whole = await read('adminA');
    expect(whole).toMatchObject({
      previous: { from: '2026-02-16', to: '2026-03-01' },
      totals: {
        reads: 9,
        answers: 5,
        open: 5,
        score: { mean: 50, count: 5 },
        smiley: { mean: 3.25, count: 4 },
        csat: { mean: 4.5, count: 2 },
        nps: { value: 25, promoters: 2, passives: 1, detractors: 1 },
      },
      previous_totals: { reads: 0, answers: 1, score: { mean: 80, count: 1 }, nps: { value: null } },
      distribution: { scores: [1, 1, 1, 1, 1], smileys: [1, 0, 1, 1, 1], nps: [1, 1, 2] },
    });
    expect(whole.series).toHaveLength(14);
    expect(whole.previous_series.map(({ from }) => from)).toEqual(
      Array.from({ length: 14 }, (_, at) => new Date(Date.UTC(2026, 1, 16 + at)).toISOString().slice(0, 10)),
    );
    expect(whole.previous_series[4]).toMatchObject({ from: '2026-02-20', answers: 1, score: { mean: 80 } });
    expect(whole.series[0]).toMatchObject({ from: FROM, reads: 7, answers: 1, score: { mean: 100 } });
    expect(whole.series[2]).toMatchObject({ reads: 0, answers: 0, score: { mean: null, count: 0 } });
    const { nodes } = served.world.companyA;
    expect(whole.ranking?.units.map(({ id, answers }) => [id, answers])).toEqual(
      expect.arrayContaining([
        [nodes.branch, 3],
        [nodes.otherBranch, 1],
      ]),
    );
    expect((await read('adminA', `${PERIOD}&node_id=${nodes.branch}`)).totals).toMatchObject({ answers: 3, reads: 7 });
    expect((await read('adminA', `${PERIOD}&node_id=${nodes.otherBranch}`)).ranking?.units).toEqual([]);
    expect((await read('feedback_edit')).totals).toMatchObject({ answers: 4, nps: { promoters: 1 } });
    const weeks = await read('adminA', `${PERIOD}&step=week`);
    expect(weeks.series.map(({ from, answers }) => [from, answers])).toEqual([
      [FROM, 3],
      ['2026-03-09', 2],
    ]);
    // The week of February 16 is in both periods, each of its days in one.
    const cut = await read('adminA', 'from=2026-02-20&to=2026-03-08&step=week');
    expect(cut.series.map(({ from, answers }) => [from, answers])).toEqual([
      ['2026-02-20', 1],
      ['2026-02-23', 0],
      ['2026-03-02', 3],
    ]);
    expect(cut.previous_series.map(({ from }) => from)).toEqual(['2026-02-03', '2026-02-09', '2026-02-16']);
    expect(cut.previous_series.map(({ answers }) => answers)).toEqual([0, 0, 0]);
  });

  test('tells the hours of the week of exactly its days, Monday first', async () => {
    const { hours } = await read('adminA');
    expect(hours?.reads?.[23]).toBe(7);
    // March 2 and 9 are Mondays; so is March 16, which comes after.
    expect(hours?.answers?.[9]).toBe(2);
    expect(hours?.scores?.[9]).toBe(87.5);
    expect(hours?.answers?.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('leaves out what the caller has no right to', async () => {
    const reader = await read('feedback_read');
    expect(reader.totals).toMatchObject({ answers: 3 });
    expect(reader.totals).not.toHaveProperty('reads');
    expect(reader.hours).not.toHaveProperty('reads');
    const codes = await read('qr_read');
    expect(codes.totals).toEqual({ reads: 7 });
    for (const part of ['distribution', 'ranking']) expect(codes).not.toHaveProperty(part);
    expect(codes.hours).not.toHaveProperty('answers');
    const nobody = await read('nobody');
    expect(nobody.totals).toEqual({});
    expect(nobody).not.toHaveProperty('hours');
  });

  test('ranks the units at which the caller’s view begins where there are several', async () => {
    const { branch, otherBranch, room } = served.world.companyA.nodes;
    const ranked = async (as: string) => new Set((await read(as)).ranking?.units.map(({ id }) => id));
    expect(await ranked('feedback_edit')).toEqual(new Set([branch, otherBranch]));
    expect(await ranked('feedback_read')).toEqual(new Set([room]));
  });

  test('of the platform tells how much, and nothing of what', async () => {
    const { totals, ...rest } = await read('superadmin');
    expect(totals).toEqual({ reads: 59, answers: 45, open: 5 });
    for (const part of ['distribution', 'ranking', 'hours', 'unit']) expect(rest).not.toHaveProperty(part);
  });
});
