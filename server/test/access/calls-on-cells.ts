/** Moves of companies from one database to another, asked for by everybody; no worker does them here. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';

type Tries = (fixture: Fixture) => Promise<Try[]>;

/** Of a company that is none, unless one is given: its number keeps it apart from all others. */
const moveThatIs = (fixture: Fixture, state: string, company = 1_000_000 + fixture.serial()): Promise<number> =>
  fixture.insert('company_move', {
    company,
    from_cell: 'home',
    to_cell: 'north',
    state,
    started_at: new Date(),
  });

const onMove =
  (action: string, state: string, other: string): Tries =>
  async (fixture) => {
    const call = (id: number) => ({ method: 'POST', path: `companymoves/${id}/${action}` });
    return [
      { target: 'at this step', ...call(await moveThatIs(fixture, state)), status: 200 },
      {
        target: 'at another step',
        ...call(await moveThatIs(fixture, other)),
        status: 409,
        code: 'move_under_way',
      },
      { target: 'missing', ...call(MISSING_ID), status: 404 },
    ];
  };

const starts: Tries = async (fixture) => {
  const call = (company_id: number, cell_id: number) => ({
    method: 'POST',
    path: 'companymoves/start',
    body: { company_id, cell_id },
  });
  const cell = fixture.one('cell', 'none').id;
  const { companyA, companyB } = fixture.world;
  await fixture.query('delete from company_move where company = any ($1)', [[companyA.id, companyB.id]]);
  await moveThatIs(fixture, 'switched', companyB.id);
  return [
    { target: 'a company', ...call(companyA.id, cell), status: 200 },
    { target: 'one on its way', ...call(companyB.id, cell), status: 409, code: 'move_under_way' },
    { target: 'a missing company', ...call(MISSING_ID, cell), status: 400, code: 'invalid_input' },
    {
      target: 'the platform itself',
      ...call(fixture.companyId('platform'), cell),
      status: 400,
      code: 'invalid_input',
    },
    { target: 'a missing database', ...call(companyA.id, MISSING_ID), status: 400, code: 'invalid_input' },
  ];
};

export const cellActionTries: Record<string, Tries> = {
  'company_move.start': starts,
  'company_move.go_on': onMove('go_on', 'following', 'switched'),
  'company_move.confirm': onMove('confirm', 'switched', 'following'),
  'company_move.undo': onMove('undo', 'switched', 'confirmed'),
  'company_move.abandon': onMove('abandon', 'copying', 'switched'),
};
