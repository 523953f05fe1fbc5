/** The matrix with companies in two cells, heard at the ways to their databases: a call of a company is its cell's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCells } from '../../../scripts/test/cells.ts';
import { DATABASE_ROLES, databaseRoleName } from '../../../shared/contract/database-roles.ts';
import { DIRECTORY_ROLE, readDirectories } from '../../database/cells/directories.ts';
import { withConnection } from '../../database/with-connection.ts';
import { type CellCluster, serveSpreadWorld } from '../cluster.ts';
import type { Served } from '../scenarios.ts';
import type { HeardStatement } from '../statements.ts';
import { givePassword } from './calls.ts';
import { cellsOfAll } from './cells.ts';
import type { Cell } from './judge.ts';
import { openStage, type Stage } from './stage.ts';

interface Heard extends HeardStatement {
  /** At whose gate. */
  cell: string;
}

/** The worker's loops are of no call. */
const ROLES = new Set(DATABASE_ROLES.filter((role) => role !== 'worker').map(databaseRoleName));
/** A process listens to each cell once, for all that it will be asked. */
const isAsked = ({ user, text }: Heard): boolean => ROLES.has(user) && !text.startsWith('listen ');
const CELL_OF = { A: 'north', B: 'south', platform: undefined };
const isReading = ({ method }: Cell): boolean => method === 'GET';

let stage: Stage;
let cluster: CellCluster;
let directories: Set<string>;
const heard: Heard[] = [];

beforeAll(async () => {
  let spread: (Served & CellCluster) | undefined;
  stage = await openStage({ serve: async (options) => (spread = await serveSpreadWorld(options)) });
  if (!spread) throw new Error('The stage was served otherwise.');
  cluster = spread;
  await givePassword(stage.fixture);
  const found = await withConnection(cluster.homeUrl, readDirectories);
  directories = new Set(found.map(({ name }) => name));
  for (const [cell, gate] of Object.entries(cluster.gates))
    gate.hear((statement) => void heard.push({ cell, ...statement }));
});
afterAll(() => stage.close());

/** Of each operation one call by each of these, and one at a row of another company. */
const CALLERS = ['visitor', 'feedback_edit', 'adminA', 'adminB'];

/** Those by which each way of a statement is gone; all operations where the tests are spread on demand. */
const USUAL = new Set(
  `feedback company_tag customer_user visitor.node_url visitor.answer session.login session.userinfo session.refresh
    account.email dashboard.report feedback.change_many node.move marc.look_up payment.check password.check_link`.split(
    /\s+/,
  ),
);
const isWanted = (name: string): boolean => testCells > 0 || USUAL.has(name);
/** Every operation takes its time. */
const WHOLE_MS = 1_800_000;

function someOf(cells: Cell[]): Cell[] {
  const chosen = new Map<string, Cell>();
  for (const cell of cells) {
    if (!CALLERS.includes(cell.caller.name)) continue;
    const kind = cell.target.includes('foreign') ? 'foreign' : cell.status === 200 || cell.status === 201 ? 'may' : '';
    const name = `${cell.operation} ${cell.caller.name} ${kind}`;
    if (kind !== '' && !chosen.has(name)) chosen.set(name, cell);
  }
  return [...chosen.values()];
}

/** What is wrong with where a call's statements went. */
function strays(cell: Cell, said: readonly Heard[]): string[] {
  const name = `${cell.operation} as ${cell.caller.name} on ${cell.target}`;
  const inCells = said.filter((one) => one.cell !== 'home' && isAsked(one));
  const first = inCells[0]?.cell;
  // A code, a link and a token lead whoever has them to their company.
  const own = cell.caller.company && !cell.unconfined ? CELL_OF[cell.caller.company] : first;
  const onward = said.filter(({ user }) => user === DIRECTORY_ROLE);
  const beyond = onward.filter(({ text }) => tablesIn(text).some((table) => !directories.has(table)));
  return [
    ...inCells
      .filter(({ cell: at }) => at !== own)
      .map((one) => `${name}: asked ${one.cell} as ${one.user} ${one.text}`),
    ...beyond.map(({ text }) => `${name}: led on to the home cell by ${text}`),
    ...(isReading(cell) ? onward.map(({ text }) => `${name}: reads in two cells by ${text}`) : []),
  ];
}

/** As postgres_fdw names them. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\bpublic\.(?<table>\w+)/g)].map(({ groups }) => groups?.['table'] ?? '');

test(
  'companies are answered by their own cell, and a statement leads on from it to nothing but directories',
  async () => {
    const { client, served } = stage;
    const failures: string[] = [];
    let [inCells, onward] = [0, 0];
    for (const cell of someOf(await cellsOfAll(stage, isWanted))) {
      heard.length = 0;
      const answer = await client.call(cell);
      await served.app.settled();
      const said = [...heard];
      await cell.undo?.();
      if (answer.status !== cell.status) failures.push(`${cell.operation} as ${cell.caller.name}: ${answer.text}`);
      failures.push(...strays(cell, said));
      inCells += said.filter((one) => one.cell !== 'home' && isAsked(one)).length;
      onward += said.filter((one) => one.user === DIRECTORY_ROLE).length;
    }
    expect(failures).toEqual([]);
    // They were heard at all: of calls in both cells, and of directories that were written.
    expect(inCells).toBeGreaterThan(100);
    expect(onward).toBeGreaterThan(2);
  },
  WHOLE_MS,
);
