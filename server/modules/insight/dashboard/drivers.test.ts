/** The call for what drives a score, over answers that were planted in two units, and through the roll-up. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { scoreOf } from '../../../../shared/survey/score.ts';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import { createRandom, type Random } from '../../../seed/random.ts';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import { insertRow, type World } from '../../../test/world.ts';
import { makeDriverDays } from '../jobs/make-driver-days.ts';
import { rowWiseWeights } from '../drivers/test/row-wise.ts';

const DOCUMENT: SurveyDocument = {
  title: { en: 'Table' },
  pages: [
    {
      id: 'only',
      questions: [
        { id: 'food', type: 'stars', title: { en: 'Food', de: 'Essen' } },
        { id: 'service', type: 'stars', title: { en: 'Service', de: 'Bedienung' }, weight: 2 } as never,
        {
          id: 'problems',
          type: 'multiple',
          title: { en: 'What went wrong?', de: 'Was ging schief?' },
          options: [
            { id: 'waiting', label: { en: 'Waiting', de: 'Warten' } },
            { id: 'noise', label: { en: 'Noise', de: 'Lärm' } },
          ],
        } as never,
      ],
    },
  ],
};

const DAYS = 40;
const dayAgo = (days: number): Date => new Date(Date.UTC(2026, 5, 30, 12) - days * 86_400_000);
const PERIOD = 'from=2026-05-01&to=2026-06-30';

interface Shown {
  survey_id: number | null;
  surveys: { id: number; name: string; answers: number }[];
  answers: number;
  days: number;
  lacks: string | null;
  from: string;
  drivers: {
    question_id: string;
    option_id: string | null;
    title: string;
    option: string | null;
    weight: number;
    low: number;
    high: number;
    direction: string;
    is_found: boolean;
    gain: number | null;
    counts: boolean;
  }[];
}

interface Given {
  food: number;
  service: number;
  problems?: string[];
}

/** The service is bad at times, of which they speak; of the noise they speak whatever happened. */
function given(random: Random): Given {
  const [food, service] = [random.integer(4, 5), random.integer(1, 5)];
  const problems = [
    ...(random.chance(service <= 2 ? 0.8 : 0.1) ? ['waiting'] : []),
    ...(random.chance(0.4) ? ['noise'] : []),
  ];
  return { food, service, ...(problems.length > 0 && { problems }) };
}

scenarios('drivers that are refused', [
  {
    name: 'backwards',
    as: 'adminA',
    path: 'dashboarddrivers?from=2026-02-02&to=2026-02-01',
    status: 400,
    pointers: ['/to'],
  },
  { name: 'of no number', as: 'adminA', path: 'dashboarddrivers?survey_id=x', status: 400, pointers: ['/survey_id'] },
  {
    name: 'of a foreign unit',
    as: 'adminA',
    path: ({ companyB }: World) => `dashboarddrivers?node_id=${companyB.nodes.room}`,
    status: 404,
  },
  {
    name: 'of a unit out of reach',
    as: 'feedback_read',
    path: ({ companyA }: World) => `dashboarddrivers?node_id=${companyA.nodes.otherBranch}`,
    status: 404,
  },
]);

describe('the drivers of a score in a subtree', async () => {
  const served = await servedWorld();
  let surveyId = 0;
  const planted: { food: number; service: number; score: number }[] = [];

  beforeAll(async () => {
    const { database, companyA } = served.world;
    const random = createRandom('drivers of a subtree');
    surveyId = await insertRow(database, companyA.id, 'survey', { name: 'Table', origin: 'library' });
    const version = await insertRow(database, companyA.id, 'survey_version', {
      survey_id: surveyId,
      number: 1,
      document: JSON.stringify(DOCUMENT),
    });
    const plant = async (unit: number, day: number): Promise<void> => {
      const answers = given(random);
      const { score } = scoreOf(DOCUMENT, { ...answers });
      if (unit === companyA.nodes.room)
        planted.push({ food: (answers.food - 1) * 25, service: (answers.service - 1) * 25, score: Number(score) });
      await insertRow(database, companyA.id, 'feedback', {
        node_id: unit,
        node_path: '/',
        survey_version_id: version,
        answers: JSON.stringify(answers),
        score,
        locale: 'en',
        response_token: randomUUID(),
        created_at: dayAgo(day),
      });
      await insertRow(database, companyA.id, 'driver_day_due', {
        node_id: unit,
        day: dayAgo(day).toISOString().slice(0, 10),
      });
    };
    for (let day = 0; day < DAYS; day++) for (let count = 0; count < 6; count++) await plant(companyA.nodes.room, day);
    for (let count = 0; count < 8; count++) await plant(companyA.nodes.otherBranch, 1);
    while (await makeDriverDays(served.database));
  });

  const read = async (as: string, query = PERIOD, headers: Record<string, string> = {}): Promise<Shown> => {
    const { status, body } = await served.call({ as, path: `dashboarddrivers?${query}`, headers });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Shown;
  };

  test('say what to mend first, with what people name', async () => {
    const shown = await read('adminA');
    expect(shown).toMatchObject({
      survey_id: surveyId,
      surveys: [{ id: surveyId, name: 'Table', answers: DAYS * 6 + 8 }],
      answers: DAYS * 6 + 8,
      days: DAYS,
      lacks: null,
    });
    expect(shown.drivers[0]).toMatchObject({ question_id: 'service', title: 'Service', is_found: true, counts: true });
    const byOption = new Map(shown.drivers.map((driver) => [driver.option_id, driver]));
    expect(byOption.get('waiting')).toMatchObject({
      title: 'What went wrong?',
      option: 'Waiting',
      direction: 'worse',
      is_found: true,
    });
    expect(byOption.get('noise')?.is_found).not.toBe(true);
  });

  test('are those of the answers themselves', async () => {
    const { companyA } = served.world;
    const { drivers, answers } = await read('adminA', `${PERIOD}&node_id=${companyA.nodes.room}`);
    expect(answers).toBe(planted.length);
    const { weights } = rowWiseWeights(planted, ['food', 'service'], 'score');
    for (const [at, name] of ['food', 'service'].entries()) {
      const found = drivers.find(({ question_id: id }) => id === name);
      expect(found?.weight).toBeCloseTo(100 * (weights[at] ?? 0), 1);
      expect(found?.low).toBeLessThanOrEqual(found?.weight ?? 0);
      expect(found?.high).toBeGreaterThanOrEqual(found?.weight ?? 0);
    }
  });

  test('are of what the caller reads alone, and of the unit that was asked for', async () => {
    const { companyA } = served.world;
    expect(await read('feedback_read')).toMatchObject({ answers: DAYS * 6 });
    expect(await read('adminA', `${PERIOD}&node_id=${companyA.nodes.otherBranch}`)).toMatchObject({
      answers: 8,
      lacks: 'answers',
      drivers: [],
    });
    expect(await read('adminB')).toMatchObject({ survey_id: null, surveys: [], lacks: 'answers', drivers: [] });
    expect(await read('adminA', `${PERIOD}&survey_id=999999`)).toMatchObject({ survey_id: null, lacks: 'answers' });
  });

  test('are called as in the caller’s language', async () => {
    const { drivers } = await read('adminA', PERIOD, { 'accept-language': 'de' });
    expect(drivers[0]).toMatchObject({ title: 'Bedienung' });
  });

  test('look a year back and no further, and at no day beyond the period', async () => {
    expect((await read('adminA', 'from=2020-01-01&to=2026-06-30')).from).toBe('2025-06-30');
    expect(await read('adminA', 'from=2026-06-21&to=2026-06-30')).toMatchObject({ days: 10, lacks: 'answers' });
  });

  test('follow a unit that is moved', async () => {
    const { companyA } = served.world;
    const path = `companyorganizationnodes/${companyA.nodes.room}/move`;
    const moved = await served.call({
      as: 'adminA',
      method: 'POST',
      path,
      body: { target_id: companyA.nodes.otherBranch },
    });
    expect(moved.status).toBe(200);
    while (await makeDriverDays(served.database));
    expect(await read('adminA', `${PERIOD}&node_id=${companyA.nodes.otherBranch}`)).toMatchObject({
      answers: DAYS * 6 + 8,
    });
    expect(await read('adminA', `${PERIOD}&node_id=${companyA.nodes.branch}`)).toMatchObject({ answers: 0 });
    expect(await read('adminA')).toMatchObject({ answers: DAYS * 6 + 8 });
  });
});
