/**
 * Group commit of answers that arrive at the same moment: one transaction, and so one wait for the disk, instead of one
 * each. Nobody waits for others to come: while there is a connection free an answer goes at once, and those that come
 * meanwhile make the next transaction. None is acknowledged before it is on the disk.
 */
import type { Database, RepeatedStatement, SimpleValue } from '../../access/database.ts';

export interface GroupedStatement {
  name: string;
  text: string;
  values: SimpleValue[];
}

export type GroupCommit = <Row extends object>(companyId: number, statement: GroupedStatement) => Promise<Row[]>;

/** Of a machine. Below the pool's size, so that pages find a connection while answers pour in. */
const AT_ONCE = 4;
/** Of one transaction: an error in it costs the others a second try, and its locks are held until its end. */
const BATCH = 16;

interface Waiting {
  companyId: number;
  statement: GroupedStatement;
  resolve(rows: object[]): void;
  reject(error: unknown): void;
}

/** @param processes of this machine, which share the connections */
export function createGroupCommit(database: Pick<Database, 'repeated'>, processes = 1): GroupCommit {
  const atOnce = Math.max(1, Math.floor(AT_ONCE / processes));
  /** By company and statement, each in the order of arrival; the first of the map is the next to go. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;

  const run = (companyId: number, statements: GroupedStatement[]): Promise<object[][]> =>
    database.repeated('visitor', companyId, repetition(statements));

  async function store(batch: Waiting[]): Promise<void> {
    const [{ companyId } = { companyId: 0 }] = batch;
    try {
      const rows = await run(
        companyId,
        batch.map(({ statement }) => statement),
      );
      batch.forEach(({ resolve }, at) => resolve(rows[at] ?? []));
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) for (const one of batch) await store([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    running += 1;
    for (let batch = take(waiting); batch; batch = take(waiting)) await store(batch);
    running -= 1;
  }

  return <Row extends object>(companyId: number, statement: GroupedStatement) =>
    new Promise<Row[]>((resolve, reject) => {
      const key = `${companyId} ${statement.name}`;
      const queue = waiting.get(key) ?? [];
      queue.push({ companyId, statement, resolve: (rows) => resolve(rows as Row[]), reject });
      waiting.set(key, queue);
      if (running < atOnce) void work();
    });
}

/** The company that has waited longest; what it has more than a batch goes behind the others. */
function take(waiting: Map<string, Waiting[]>): Waiting[] | undefined {
  const [next] = waiting;
  if (!next) return undefined;
  const [key, queue] = next;
  waiting.delete(key);
  const batch = queue.splice(0, BATCH);
  if (queue.length > 0) waiting.set(key, queue);
  return batch;
}

function repetition(statements: GroupedStatement[]): RepeatedStatement {
  const [{ name, text } = { name: '', text: '' }] = statements;
  return { name, text, values: statements.map(({ values }) => values) };
}

/** SQLSTATE classes 22, 23 and 40: the database is there, but does not take one of them, or not together. */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|40)/.test(String(error.code));
