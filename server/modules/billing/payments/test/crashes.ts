/** A server that can be killed between any two steps: around each of its calls to database and gateway. */
import type { Database, Statement, Transaction } from '../../../../access/database.ts';
import type { Gateway } from '../gateway.ts';

/** What ends it; nothing of it is caught by the code that it runs. */
export class SimulatedCrash extends Error {}

/** Throws sometimes: asked before and after each step. */
export type CrashPoint = () => void;

/** @returns decides the next crash by a seed, so that a run can be had again as far as its own order goes */
export function randomCrashPoint(random: () => number, chance: number, onCrash: () => void): CrashPoint {
  return () => {
    if (random() >= chance) return;
    onCrash();
    throw new SimulatedCrash('killed');
  };
}

export interface SingleCrash {
  crashPoint: CrashPoint;
  /** Crashes when it is asked for the n-th time from now on, and stays so. */
  crashAt(step: number): void;
  /** Answers whether it had crashed. */
  restart(): boolean;
}

/** A server that is dead does nothing more, whatever of its code still runs. */
export function singleCrash(): SingleCrash {
  let left = Infinity;
  return {
    crashPoint() {
      left -= 1;
      if (left < 0) throw new SimulatedCrash('killed');
    },
    crashAt(step) {
      left = step;
    },
    restart() {
      const hasCrashed = left < 0;
      left = Infinity;
      return hasCrashed;
    },
  };
}

async function between<Answer>(crashPoint: CrashPoint, step: () => Promise<Answer>): Promise<Answer> {
  crashPoint();
  const answer = await step();
  crashPoint();
  return answer;
}

/**
 * A transaction whose server dies is rolled back; one that dies after the commit does not learn of it. Between two
 * statements of one transaction is one moment: before the second.
 */
export const crashingDatabase = (database: Database, crashPoint: CrashPoint): Database => ({
  ...database,
  statement: (role, companyId, asked) => between(crashPoint, () => database.statement(role, companyId, asked)),
  repeated: (role, companyId, asked) => between(crashPoint, () => database.repeated(role, companyId, asked)),
  lookup: (role, asked) => between(crashPoint, () => database.lookup(role, asked)),
  withTenant: (role, companyId, work) =>
    between(crashPoint, () =>
      database.withTenant(role, companyId, async (transaction) => {
        const done = await work(crashingTransaction(transaction, crashPoint));
        crashPoint();
        return done;
      }),
    ),
});

const crashingTransaction = (transaction: Transaction, crashPoint: CrashPoint): Transaction => ({
  ...transaction,
  async query<Row extends object>(asked: Statement) {
    crashPoint();
    return transaction.query<Row>(asked);
  },
});

export const crashingGateway = (gateway: Gateway, crashPoint: CrashPoint): Gateway => ({
  ...gateway,
  open: (order) => between(crashPoint, () => gateway.open(order)),
  confirm: (charge, confirmation) => between(crashPoint, () => gateway.confirm(charge, confirmation)),
  retrieve: (charge) => between(crashPoint, () => gateway.retrieve(charge)),
  cancel: (charge) => between(crashPoint, () => gateway.cancel(charge)),
  refund: (charge) => between(crashPoint, () => gateway.refund(charge)),
});
