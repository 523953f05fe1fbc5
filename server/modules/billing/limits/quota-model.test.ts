/**
 * Units that are made, deleted and taken back by many at the same time, in random rounds: never more than the plan
 * allows, and none refused that there is room for. PROPERTY_SEED=<seed> plays a failed game again.
 */
import { propertySeed } from '../../../../scripts/test/properties.ts';
import { expect, test } from 'vitest';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { givePlan } from '../../../test/plans.ts';

const ROUNDS = 14;
const AT_ONCE = 6;
const MAX_AT_ONCE = 4;

const served = await servedWorld();

/** Numbers from 0 up to the limit, the same for each seed (Park and Miller's generator). */
function createRandom(seed: number): (limit: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

interface Stored {
  id: number;
  is_deleted: boolean;
}

/** Units without any below them, so that each deletion and return is one unit. */
async function leaves(): Promise<Stored[]> {
  const { companyA, database } = served.world;
  return database.statement<Stored>('app', companyA.id, {
    text: 'select id, deleted_at is not null as is_deleted from node where company_id = $1 and name like $2 order by id',
    values: [companyA.id, 'Leaf%'],
  });
}

async function living(): Promise<number> {
  const { companyA, database } = served.world;
  const text = 'select count(*) as units from node where company_id = $1 and deleted_at is null';
  const [counted] = await database.statement<{ units: number }>('app', companyA.id, { text, values: [companyA.id] });
  return counted?.units ?? 0;
}

const UNITS = 'companyorganizationnodes';
const post = (path: string, body: object): Promise<CallAnswer> =>
  served.call({ as: 'adminA', method: 'POST', path, body });
const add = (count: number) => {
  const { organizationId, nodes } = served.world.companyA;
  return post(UNITS, { organization_id: organizationId, parent_id: nodes.branch, name: 'Leaf', count });
};

interface Step {
  name: string;
  /** Units that there are more of if it is done. */
  size: number;
  run: () => Promise<CallAnswer>;
}

async function drawRound(random: (limit: number) => number): Promise<Step[]> {
  const stored = await leaves();
  return Array.from({ length: AT_ONCE }, (): Step => {
    const wanted = stored[random(stored.length + 2)];
    if (!wanted || random(2) === 0) {
      const size = 1 + random(MAX_AT_ONCE);
      return { name: `add ${size}`, size, run: () => add(size) };
    }
    const path = `${UNITS}/${wanted.id}`;
    return wanted.is_deleted
      ? { name: `restore ${wanted.id}`, size: 1, run: () => post(`${path}/restore`, {}) }
      : { name: `delete ${wanted.id}`, size: -1, run: () => served.call({ as: 'adminA', method: 'DELETE', path }) };
  });
}

/** Two may take the same unit back, or delete it: who comes second finds nothing to do. */
const EXPECTED = [200, 201, 204, 404, 409];

test('there are never more units than the plan allows, nor is one refused that fits', async () => {
  const seed = propertySeed;
  const random = createRandom(seed);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const said = `seed ${seed}, round ${round}`;
    const before = await living();
    const allowed = before + random(6);
    await givePlan(served.world, served.world.companyA, { qr_code_count: allowed });
    const steps = await drawRound(random);
    const answers = await Promise.all(steps.map(({ run }) => run()));
    const told = `${said}: ${steps.map(({ name }, at) => `${name} ${answers[at]?.status}`).join(', ')}`;
    expect(await living(), told).toBeLessThanOrEqual(allowed);
    for (const [at, { status, body }] of answers.entries()) {
      expect(EXPECTED, told).toContain(status);
      if (status !== 409) continue;
      const { code, used } = body as { code: string; used: number };
      expect(code, told).toBe('plan_limit_reached');
      expect(used, told).toBeLessThanOrEqual(allowed);
      expect(used + (steps[at]?.size ?? 0), told).toBeGreaterThan(allowed);
    }
    await fillUp(allowed, told);
  }
});

/** What is left can be had to the last unit, however many ask for it at once; and not one more. */
async function fillUp(allowed: number, told: string): Promise<void> {
  const left = allowed - (await living());
  const answers = await Promise.all(Array.from({ length: left + 2 }, () => add(1)));
  expect(answers.filter(({ status }) => status === 201).length, told).toBe(left);
  expect(answers.filter(({ status }) => status === 409).length, told).toBe(2);
  expect(await living(), told).toBe(allowed);
}
