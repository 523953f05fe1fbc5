/**
 * The only door to the database. Every statement says which company it is for, and goes to the cell that the company lies
 * in: by default there is one. What is of no company is asked of the home cell, or of all of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseRole } from '../../shared/contract/model.ts';
import { isNotServedHere, isUnreachable } from '../database/database-errors.ts';
import { type CellAddress, HOME } from '../database/cells/addresses.ts';
import type { Listening, ListenOptions } from '../database/listen.ts';
import { overloaded } from '../errors.ts';
import {
  type Cell,
  type CellOptions,
  openCell,
  type PoolFigures,
  type RepeatedStatement,
  type Statement,
  type Transaction,
} from './cell.ts';
import { type CompanyCells, createCompanyCells } from './company-cells.ts';

export type { PoolFigures, RepeatedStatement, SimpleValue, Statement, Transaction } from './cell.ts';

export interface DatabaseOptions extends CellOptions {
  /** Cells besides the home cell, which the connection string leads to. */
  cells?: readonly CellAddress[];
}

/** What one cell answered: null where it can't be reached. */
export interface CellAnswer<Row> {
  cell: string;
  rows: Row[] | null;
}

export interface Database {
  /** Names of the cells, the home cell first. */
  cells: readonly string[];
  /** A transaction of one statement in one round trip; answers the statement's rows. */
  statement<Row extends object>(role: DatabaseRole, companyId: number | null, asked: Statement): Promise<Row[]>;
  /** A transaction of all its executions in one round trip; answers the rows of each. */
  repeated<Row extends object>(role: DatabaseRole, companyId: number, asked: RepeatedStatement): Promise<Row[][]>;
  /** Several statements in one transaction of one company (null: of the platform); rolled back when `work` throws. */
  withTenant<Result>(
    role: DatabaseRole,
    companyId: number | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** A statement outside any company: directory look-ups and platform tables. */
  lookup<Row extends object>(role: DatabaseRole, asked: Statement): Promise<Row[]>;
  /** The same of each cell, the home cell first: of rows that are of many companies, wherever these lie. Rejects where that one can't be reached. */
  everywhere<Row extends object>(role: DatabaseRole, asked: Statement): Promise<CellAnswer<Row>[]>;
  /** The database as one cell's work sees it: what the worker and the platform ask of no company is asked of this cell. */
  inCell(name: string): Database;
  /** The name of the cell that a company lies in. Rejects where the directory can't be asked. */
  cellOf(companyId: number): Promise<string>;
  /** Says where the rows of a new company will lie. To be awaited before its first row is written. */
  placeCompany(companyId: number): Promise<void>;
  /** Hears what connections to its cells notify on a channel; a connection of its own for each, beside the pools. */
  listen(channel: string, heard: Pick<ListenOptions, 'onMessage' | 'onGap' | 'onLoss'>): Listening;
  /** Connections of each role's pool, and how much work waits for one. */
  figures(): PoolFigures[];
  /** Waits for running work, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens what its calls need when they first need it. They reject with PostgreSQL's errors, and with Problem 503 when
 * their sender has too much waiting, waits too long, or the company's cell is none of ours; `toProblem` makes problems of
 * all of them.
 */
export function openDatabase({ cells: further = [], ...options }: DatabaseOptions): Database {
  const home = openCell(options);
  if (further.length === 0) return ofOneCell(home);
  const cells = new Map([
    [HOME, home],
    ...further.map(({ name, url }) => [name, openCell({ ...options, connectionString: url })] as const),
  ]);
  return ofCells(cells, home);
}

function ofOneCell(home: Cell): Database {
  const database: Database = {
    ...home,
    cells: [HOME],
    lookup: (role, asked) => home.statement(role, null, asked),
    everywhere: async (role, asked) => [{ cell: HOME, rows: await home.statement(role, null, asked) }],
    inCell: () => database,
    cellOf: () => Promise.resolve(HOME),
    placeCompany: () => Promise.resolve(),
  };
  return database;
}

/** Whose work without a company is one cell's: the directory and what all companies share are asked of the home cell. */
const OF_A_CELL: ReadonlySet<DatabaseRole> = new Set(['worker', 'platform']);

function ofCells(cells: ReadonlyMap<string, Cell>, home: Cell): Database {
  const companies = createCompanyCells(home);
  const find = (name: string): Cell => {
    const cell = cells.get(name);
    if (!cell) throw overloaded({ headers: { 'retry-after': '30' } });
    return cell;
  };
  const listenTo = (heard: readonly Cell[]): Database['listen'] => {
    return (channel, options) => together(heard.map((cell) => cell.listen(channel, options)));
  };

  function seenFrom(own: Cell, heard: readonly Cell[]): Omit<Database, 'inCell'> {
    const ofNone = (role: DatabaseRole): Cell => (OF_A_CELL.has(role) ? own : home);
    const statement: Database['statement'] = (role, companyId, asked) =>
      companyId === null
        ? ofNone(role).statement(role, null, asked)
        : inItsCell(companies, companyId, (name) => find(name).statement(role, companyId, asked));
    return {
      cells: [...cells.keys()],
      statement,
      repeated: (role, companyId, asked) =>
        inItsCell(companies, companyId, (name) => find(name).repeated(role, companyId, asked)),
      withTenant: (role, companyId, work) =>
        companyId === null
          ? ofNone(role).withTenant(role, null, work)
          : inItsCell(companies, companyId, (name, begun) =>
              find(name).withTenant(role, companyId, (transaction) => work(noting(transaction, begun))),
            ),
      lookup: (role, asked) => statement(role, null, asked),
      everywhere: <Row extends object>(role: DatabaseRole, asked: Statement) =>
        Promise.all(
          [...cells].map(async ([name, cell]) => {
            const answer = cell.statement<Row>(role, null, asked);
            // Without the home cell nobody knows who asks.
            return cell === home ? { cell: name, rows: await answer } : answerOf(name, answer);
          }),
        ),
      cellOf: async (companyId) => companies.cellOf(companyId),
      placeCompany: (companyId) => companies.place(companyId),
      listen: listenTo(heard),
      figures: () => added([...cells.values()].flatMap((cell) => cell.figures())),
      async close() {
        await companies.stop();
        await Promise.all([...cells.values()].map((cell) => cell.close()));
      },
    };
  }
  const inCell = (name: string): Database => ({ ...seenFrom(find(name), [find(name)]), inCell });
  return { ...seenFrom(home, [...cells.values()]), inCell };
}

/** A company that moves is served nowhere for less than a second. */
const MOVE_WAIT_MS = 3_000;
const MOVE_PAUSE_MS = 20;

/**
 * Does a company's work in its cell, and again in the one that it has moved to meanwhile.
 * @param work is told what to call when it has done what can't be done again
 */
async function inItsCell<Result>(
  companies: CompanyCells,
  companyId: number,
  work: (cell: string, begun: () => void) => Promise<Result>,
): Promise<Result> {
  const until = Date.now() + MOVE_WAIT_MS;
  for (;;) {
    let isBegun = false;
    const known = companies.cellOf(companyId);
    const cell = typeof known === 'string' ? known : await known;
    try {
      return await work(cell, () => {
        isBegun = true;
      });
    } catch (error) {
      if (!isNotServedHere(error) || isBegun || Date.now() > until) throw error;
      companies.forget(companyId);
      await sleep(MOVE_PAUSE_MS);
    }
  }
}

const noting = (transaction: Transaction, begun: () => void): Transaction => ({
  ...transaction,
  async query(asked) {
    const rows = await transaction.query(asked);
    begun();
    return rows as never;
  },
});

/** A cell that is down takes away its own companies' rows, and nobody else's. */
async function answerOf<Row>(cell: string, answer: Promise<Row[]>): Promise<CellAnswer<Row>> {
  try {
    return { cell, rows: await answer };
  } catch (error) {
    if (isUnreachable(error)) return { cell, rows: null };
    throw error;
  }
}

function together(all: readonly Listening[]): Listening {
  return {
    ready: Promise.all(all.map(({ ready }) => ready)).then(() => undefined),
    stop: async () => void (await Promise.all(all.map((one) => one.stop()))),
  };
}

function added(figures: readonly PoolFigures[]): PoolFigures[] {
  const sums = new Map<DatabaseRole, PoolFigures>();
  for (const { role, used, idle, waiting } of figures) {
    const sum = sums.get(role) ?? { role, used: 0, idle: 0, waiting: 0 };
    sums.set(role, { role, used: sum.used + used, idle: sum.idle + idle, waiting: sum.waiting + waiting });
  }
  return [...sums.values()];
}
