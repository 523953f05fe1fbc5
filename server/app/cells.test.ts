/** The product over several cells, asked from outside: companies are told nothing of it, and the platform sees one list. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { confirm, copy, switchOver } from '../database/cells/move.ts';
import { endMoves } from '../platform/cells/end-moves.ts';
import { moveCompanies } from '../platform/cells/move-companies.ts';
import { moveDirectory } from '../database/cells/move-directory.ts';
import { withConnection } from '../database/with-connection.ts';
import { serveSpreadWorld } from '../test/cluster.ts';
import { pictureOfTicket, type Ticket, ticketCalls } from '../test/tickets.ts';

const served = await serveSpreadWorld();
const { world, homeUrl, gates } = served;
afterAll(() => served.stop());

const { call, open, reply, ticketFor, send, fileOf } = ticketCalls(() => served);

const cellUrl = (name: string): string => served.cells.find((cell) => cell.name === name)?.url ?? '';

interface Listed {
  id: number;
  company_id: number;
  subject: string;
}

async function listed(query: Record<string, unknown>): Promise<{ rows: Listed[]; range: string | null }> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const { status, body, headers } = await served.call({ as: 'superadmin', path: `support?${search.toString()}` });
  expect({ status, body }).toMatchObject({ status: 200 });
  return { rows: body as Listed[], range: headers.get('content-range') };
}

describe('what the platform lists', () => {
  const SUBJECTS = ['Äpfel', 'apple', 'Zebra', 'zoo 10', 'zoo 9'];
  const tickets: Ticket[] = [];

  test('is one list of the companies of all cells, sorted as one database sorts, page by page', async () => {
    for (const [at, subject] of SUBJECTS.entries())
      tickets.push(await open(at % 2 === 0 ? 'adminA' : 'adminB', { subject }));
    const all = await listed({ sort: ['subject', 'ASC'] });
    expect(all.range).toBe('support 0-4/5');
    expect(all.rows.map(({ subject }) => subject)).toEqual(['Äpfel', 'apple', 'Zebra', 'zoo 9', 'zoo 10']);
    expect(new Set(all.rows.map(({ company_id: id }) => id))).toEqual(new Set([world.companyA.id, world.companyB.id]));
    const pages = [];
    for (const from of [0, 2, 4]) {
      const page = await listed({ sort: ['subject', 'ASC'], range: [from, from + 1] });
      expect(page.range).toBe(`support ${from}-${Math.min(from + 1, 4)}/5`);
      pages.push(...page.rows);
    }
    expect(pages).toEqual(all.rows);
    expect((await listed({ sort: ['id', 'DESC'] })).rows.map(({ id }) => id)).toEqual(
      tickets.map(({ id }) => id).toSorted((one, other) => other - one),
    );
  });

  test('is searched in all cells', async () => {
    const found = await listed({ sort: ['subject', 'ASC'], filter: { q: 'zoo' } });
    expect(found.rows.map(({ subject }) => subject)).toEqual(['zoo 9', 'zoo 10']);
  });

  test('names each company once', async () => {
    const customers = await call<{ id: number; name: string }[]>('superadmin', 'GET', 'customer');
    expect(customers.map(({ name }) => name).filter((name) => name.startsWith('Company'))).toEqual(
      expect.arrayContaining(['Company A', 'Company B']),
    );
    expect(new Set(customers.map(({ id }) => id)).size).toBe(customers.length);
    for (const { id } of customers) expect(await call('superadmin', 'GET', `customer/${id}`)).toMatchObject({ id });
  });

  test('is summed over all cells', async () => {
    const groups = await call<{ value: string; count: number }[]>('superadmin', 'GET', 'support?group=status');
    expect(groups).toMatchObject([{ value: 'new', count: SUBJECTS.length }]);
  });

  test('is written into one file', async () => {
    const { status, body } = await served.call({ as: 'superadmin', path: 'support?format=csv&sort=["subject","ASC"]' });
    expect(status).toBe(200);
    const positions = ['Äpfel', 'apple', 'Zebra', 'zoo 9', 'zoo 10'].map((subject) => String(body).indexOf(subject));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions[0]).toBeGreaterThan(0);
  });

  test('is counted together on its dashboard', async () => {
    const info = await call<{ customers: number }>('superadmin', 'GET', 'dashboardinfo');
    expect(JSON.stringify(info)).toContain('2');
  });
});

describe('what the platform does to a company', () => {
  test('is done in its cell, and stands in the logs of both', async () => {
    for (const as of ['adminA', 'adminB']) {
      const ticket = await open(as);
      await reply('superadmin', ticket.id);
      await call('superadmin', 'PATCH', `support/${ticket.id}`, { status: 'completed' });
      expect(await ticketFor(as, ticket.id)).toMatchObject({ status: 'completed' });
      const log = await call<{ record_id: number; actor_name: string }[]>(
        'superadmin',
        'GET',
        `auditentry?filter=${encodeURIComponent(JSON.stringify({ record_id: ticket.id, entity: 'support_ticket' }))}`,
      );
      expect(log).toEqual(expect.arrayContaining([expect.objectContaining({ actor_name: 'superadmin' })]));
    }
  });

  test('takes files along', async () => {
    const ticket = await open('adminB');
    const { status, body } = await send('superadmin', await pictureOfTicket(), { ticket: ticket.id });
    expect({ status, body }).toMatchObject({ status: 201 });
    await reply('superadmin', ticket.id, { attachments: [body.id] });
    expect((await fileOf('adminB', body.id)).status).toBe(200);
    expect((await fileOf('adminA', body.id)).status).toBe(404);
  });

  test('makes marcs in its cell', async () => {
    for (const [as, { id }] of [
      ['adminA', world.companyA],
      ['adminB', world.companyB],
    ] as const) {
      const order = { company_id: id, kind: 'blank', mark_count: 2 };
      const batch = await call<{ id: number }>('superadmin', 'POST', 'customer/customermarcgenerate', order);
      expect(batch).toMatchObject({ mark_count: 2 });
      const { rows } = await withConnection(cellUrl(as === 'adminA' ? 'north' : 'south'), (cell) =>
        cell.query<{ count: number }>('select count(*)::int as count from marc where company_id = $1', [id]),
      );
      expect(rows).toEqual([{ count: 2 }]);
    }
  });

  test('is refused for what is nowhere', async () => {
    await call('superadmin', 'GET', 'support/12345', undefined, 404);
    await call('superadmin', 'PATCH', 'support/12345', { status: 'completed' }, 404);
  });

  test('is lent a session of one of its users', async () => {
    const { userId } = world.principals['adminB'] ?? {};
    const lent = await call<{ accessToken: string }>('superadmin', 'POST', 'account/loginascompanyuser', {
      user_id: userId,
      reason: 'Asked to.',
    });
    const response = await fetch(`${served.origin}/api/account/userinfo`, {
      headers: { authorization: `Bearer ${lent.accessToken}` },
    });
    expect(await response.json()).toMatchObject({ id: userId });
  });
});

describe('a cell that is down', () => {
  test('is named, and what it has is neither shown nor denied', async () => {
    const inSouth = await open('adminB', { subject: 'In the south' });
    const inNorth = await open('adminA', { subject: 'In the north' });
    await gates['south']?.shut();
    const { status, headers, body } = await served.call({ as: 'superadmin', path: 'support' });
    expect({ status, unreachable: headers.get('x-unreachable-cells') }).toEqual({ status: 200, unreachable: 'south' });
    const ids = (body as Listed[]).map(({ id }) => id);
    expect(ids).toContain(inNorth.id);
    expect(ids).not.toContain(inSouth.id);
    await call('superadmin', 'GET', `support/${inNorth.id}`);
    await call('superadmin', 'GET', `support/${inSouth.id}`, undefined, 503);
    await call('superadmin', 'PATCH', `support/${inSouth.id}`, { status: 'completed' }, 503);
    await call('superadmin', 'GET', 'support?format=csv', undefined, 503);
  });

  test('keeps its own companies waiting, and nobody else', async () => {
    await call('adminB', 'GET', 'support', undefined, 503);
    await call('adminA', 'GET', 'support');
    await call('superadmin', 'GET', 'plan');
    await gates['south']?.open();
    await call('adminB', 'GET', 'support');
    const { headers } = await served.call({ as: 'superadmin', path: 'support' });
    expect(headers.get('x-unreachable-cells')).toBeNull();
  });
});

const PAGE = 50;

/** Of the tickets that a search finds, in the order in which they were made. */
async function idsOf(as: string, q: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const search = new URLSearchParams({
      filter: JSON.stringify({ q }),
      sort: '["id","ASC"]',
      range: JSON.stringify([ids.length, ids.length + PAGE - 1]),
    });
    const page = await call<Ticket[]>(as, 'GET', `support?${search.toString()}`);
    ids.push(...page.map(({ id }) => id));
    if (page.length < PAGE) return ids;
  }
}

describe('a company that moves while it is used', () => {
  test('is refused nothing, and has all that was written', async () => {
    const companyId = world.companyB.id;
    const cellOf = (name: string) => ({ name, url: cellUrl(name) });
    const parts = {
      companyId,
      home: homeUrl,
      from: cellOf('south'),
      to: cellOf('north'),
      directory: moveDirectory(homeUrl),
    };
    let isOver = false;
    const written: number[] = [];
    const writing = (async () => {
      for (let at = 0; !isOver; at++) {
        written.push((await open('adminB', { subject: `While moving ${at}` })).id);
        await call('adminB', 'GET', 'support?range=[0,0]');
      }
    })();
    try {
      await copy(parts);
      await switchOver(parts);
      const atSwitch = written.length;
      await vi.waitFor(() => expect(written.length).toBeGreaterThan(atSwitch + 5), 30_000);
    } finally {
      isOver = true;
      await writing;
    }
    for (const as of ['adminB', 'superadmin'])
      expect(await idsOf(as, 'While moving')).toEqual(written.toSorted((one, other) => one - other));
    await confirm(parts);
    const left = await withConnection(cellOf('south').url, (cell) =>
      cell.query('select from support_ticket where company_id = $1', [companyId]),
    );
    expect(left.rowCount).toBe(0);
    await call('adminB', 'GET', `support/${written[0]}`);
  });
});

test('a company whose mover died in the switch is served again by itself', async () => {
  const cellOf = (name: string) => ({ name, url: cellUrl(name) });
  const directory = moveDirectory(homeUrl);
  const death = new AbortController();
  const parts = { companyId: world.companyB.id, home: homeUrl, from: cellOf('north'), to: cellOf('south'), directory };
  await copy(parts);
  const setCell = (): Promise<never> => {
    death.abort();
    return Promise.reject(new Error('The mover died.'));
  };
  await expect(
    switchOver({ ...parts, directory: { ...directory, setCell }, signal: death.signal }),
  ).rejects.toBeInstanceOf(Error);
  await call('adminB', 'GET', 'support', undefined, 503);
  await endMoves(homeUrl, served.cells);
  const ticket = await open('adminB');
  expect(await directory.cellOf(world.companyB.id)).toBe('south');
  await call('superadmin', 'GET', `support/${ticket.id}`);
});

describe('a move that the platform asks for', () => {
  const stateOf = async (id: number) =>
    call<{ state: string; wanted: string | null; error: string | null }>('superadmin', 'GET', `companymoves/${id}`);
  const ask = (id: number, action: string) => call('superadmin', 'POST', `companymoves/${id}/${action}`);

  test('is done by a worker, undone, and done again, until it is confirmed', async () => {
    const cells = await call<{ id: number; name: string; company_count: number }[]>('superadmin', 'GET', 'cells');
    const idOf = (name: string) => cells.find((cell) => cell.name === name)?.id;
    expect(cells.find(({ name }) => name === 'south')?.company_count).toBeGreaterThan(0);
    const company_id = world.companyB.id;
    const input = { company_id, cell_id: idOf('north') };
    await call('superadmin', 'POST', 'companymoves/start', { ...input, cell_id: idOf('south') }, 400);
    // The last one of the company still can be undone.
    await call('superadmin', 'POST', 'companymoves/start', input, 409);
    const [last] = await call<{ id: number }[]>('superadmin', 'GET', 'companymoves');
    await ask(last?.id ?? 0, 'confirm');
    await moveCompanies(homeUrl, served.cells);
    const { id } = await call<{ id: number }>('superadmin', 'POST', 'companymoves/start', input);
    expect(await stateOf(id)).toMatchObject({ state: 'copying', wanted: 'move' });
    await call('superadmin', 'POST', 'companymoves/start', input, 409);
    await moveCompanies(homeUrl, served.cells);
    const moved = { company_name: 'Company B', from_cell: 'south', to_cell: 'north', state: 'switched', wanted: null };
    expect(await stateOf(id)).toMatchObject({ ...moved, error: null, row_count: expect.any(Number) as number });
    await ask(id, 'undo');
    await moveCompanies(homeUrl, served.cells);
    expect(await stateOf(id)).toMatchObject({ state: 'following', wanted: null });
    expect(await moveDirectory(homeUrl).cellOf(company_id)).toBe('south');
    await ask(id, 'go_on');
    await moveCompanies(homeUrl, served.cells);
    await ask(id, 'confirm');
    await moveCompanies(homeUrl, served.cells);
    expect(await stateOf(id)).toMatchObject({ state: 'confirmed', wanted: null });
    expect(await moveDirectory(homeUrl).cellOf(company_id)).toBe('north');
    await open('adminB');
  });

  test('says what it failed by, and is asked for anew', async () => {
    const cells = await call<{ id: number; name: string }[]>('superadmin', 'GET', 'cells');
    const input = { company_id: world.companyB.id, cell_id: cells.find(({ name }) => name === 'south')?.id };
    const { id } = await call<{ id: number }>('superadmin', 'POST', 'companymoves/start', input);
    await gates['south']?.shut();
    await moveCompanies(homeUrl, served.cells);
    await gates['south']?.open();
    const failed = await stateOf(id);
    expect(failed).toMatchObject({ state: 'copying', wanted: null });
    expect(failed.error).not.toBe(null);
    await ask(id, 'abandon');
    await moveCompanies(homeUrl, served.cells);
    expect(await stateOf(id)).toMatchObject({ state: 'abandoned', wanted: null });
    await open('adminB');
  });
});

test('the home cell holds nothing of the companies', async () => {
  const counts = await withConnection(homeUrl, async (client) => {
    const { rows } = await client.query<{ tickets: number; units: number }>(
      'select (select count(*) from support_ticket)::int as tickets, (select count(*) from node)::int as units',
    );
    return rows[0];
  });
  expect(counts).toEqual({ tickets: 0, units: 0 });
});
