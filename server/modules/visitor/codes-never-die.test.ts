/** What a printed code shows, whatever became of its unit and its company. */
import { describe, expect, it } from 'vitest';
import { checkCharacter } from '../../../shared/codes/crockford.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { givePlan } from '../../test/plans.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask } = createBrowser(() => served);

const change = (text: string, ...values: unknown[]) =>
  served.database.statement('app', served.world.companyA.id, { text, values });
const company = (state: string) =>
  change('update customer set state = $2 where id = $1', served.world.companyA.id, state);

/** Another code each time: what a code leads to is kept for two seconds. */
async function printed(unit: 'room' | 'otherBranch' | null, given: Record<string, unknown> = {}): Promise<string> {
  const { id, nodes } = served.world.companyA;
  const code = newCode();
  await insertRow(served.database, id, 'node_qr_code', { code, ...(unit && { node_id: nodes[unit] }), ...given });
  return code;
}

interface Case {
  what: string;
  unit?: 'room' | null;
  code?: Record<string, unknown>;
  become?: () => Promise<unknown>;
  back?: () => Promise<unknown>;
  shows: object;
}

const units = (set: string, ...names: ('room' | 'branch' | 'root')[]) => {
  const { nodes } = served.world.companyA;
  return change(
    `update node set ${set} where id = any($1)`,
    names.map((name) => nodes[name]),
  );
};
async function move(to: 'branch' | 'otherBranch'): Promise<void> {
  const { nodes } = served.world.companyA;
  const path = `companyorganizationnodes/${nodes.room}/move`;
  const moved = await served.call({ as: 'adminA', method: 'POST', path, body: { target_id: nodes[to] } });
  expect(moved).toMatchObject({ status: 200, body: { moved: 1 } });
}
const living = () => units('deleted_at = null, is_paused = false', 'room', 'branch', 'root');
const survey = (name: string) => ({ kind: 'survey', name });
const contact = { kind: 'contact', title: 'Company A' };

const cases: Case[] = [
  { what: 'a unit', shows: survey('room') },
  {
    what: 'a unit that was moved to another branch',
    become: () => move('otherBranch'),
    back: () => move('branch'),
    shows: survey('room'),
  },
  { what: 'a deleted unit', become: () => units('deleted_at = now()', 'room'), back: living, shows: survey('branch') },
  {
    what: 'a deleted unit below a deleted one',
    become: () => units('deleted_at = now()', 'room', 'branch'),
    back: living,
    shows: survey('root'),
  },
  { what: 'a paused unit', become: () => units('is_paused = true', 'room'), back: living, shows: survey('branch') },
  {
    what: 'a deleted unit below a paused one',
    become: async () => {
      await units('is_paused = true', 'branch');
      await units('deleted_at = now()', 'room');
    },
    back: living,
    shows: survey('root'),
  },
  {
    what: 'a unit of which nothing above is left',
    become: () => units('deleted_at = now()', 'room', 'branch', 'root'),
    back: living,
    shows: contact,
  },
  {
    what: 'a unit over the plan’s limit',
    become: async () => {
      // Of four units the newest two are over it.
      await givePlan(served.world, served.world.companyA, { qr_code_count: 2 });
      const { nodes } = served.world.companyA;
      const { body } = await served.call({ as: 'adminA', path: `companyorganizationnodes/${nodes.room}` });
      expect(body).toMatchObject({ is_over_limit: true });
    },
    back: () => givePlan(served.world, served.world.companyA, { qr_code_count: null }),
    shows: survey('room'),
  },
  {
    what: 'a company that has not paid',
    become: () => company('read_only'),
    back: () => company('active'),
    shows: survey('room'),
  },
  {
    what: 'a company that is closed',
    become: () => company('closed'),
    back: () => company('active'),
    shows: contact,
  },
  { what: 'a retired code', code: { state: 'retired' }, shows: survey('room') },
  { what: 'a marc that is bound to a unit', code: { origin: 'mark' }, shows: survey('room') },
  { what: 'a blank marc', unit: null, code: { origin: 'mark' }, shows: { kind: 'notice', notice: 'unused' } },
];

describe('a printed code of', () => {
  it.each(cases)('$what shows what it should', async ({ unit = 'room', code: given, become, back, shows }) => {
    const code = await printed(unit, given);
    await become?.();
    try {
      expect(await ask(`/Q/${code}`)).toMatchObject({ status: 200, page: shows });
    } finally {
      await back?.();
    }
  });

  it('a closed company takes no answers', async () => {
    const code = await printed('room');
    await company('closed');
    try {
      const body = { code, response_token: crypto.randomUUID(), answers: { experience: 4 } };
      const sent = await served.call({ method: 'POST', path: 'setsurveyanswer/', body });
      expect(sent).toMatchObject({ status: 404, body: { code: 'survey_not_found' } });
    } finally {
      await company('active');
    }
  });
});

describe('what is no code', () => {
  it('was never made, and says so', async () => {
    const { status, page } = await ask(`/Q/${newCode()}`);
    expect({ status, page }).toMatchObject({ status: 404, page: { kind: 'notice', notice: 'not_found' } });
    expect(page).not.toHaveProperty('mistyped');
  });

  it.each([
    ['one wrong character', (code: string) => `${code.slice(0, 3)}${code[3] === 'Z' ? 'Y' : 'Z'}${code.slice(4)}`],
    ['two that changed places', () => `12345678${checkCharacter('21345678')}`],
    [
      'a wrong one at its end, in small letters and with a hyphen',
      (code: string) => `${code.slice(0, 4)}-${code.slice(4, 8)}${code[8] === 'Z' ? 'y' : 'z'}`.toLowerCase(),
    ],
  ])('has %s, and is given back to be put right', async (_, slip) => {
    const typed = slip(await printed('room'));
    expect(await ask(`/node_query?code=${typed}`)).toMatchObject({
      status: 404,
      page: { notice: 'not_found', mistyped: typed },
    });
  });
});
