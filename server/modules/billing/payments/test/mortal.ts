/** A server that can be killed between any two steps: around each of its words with database and gateway. */
import type { Database, Statement, Transaction } from '../../../../access/database.ts';
import type { Gateway } from '../gateway.ts';

/** What ends it; nothing of it is caught by the code that it runs. */
export class Killed extends Error {}

/** Throws sometimes: asked before and after each step. */
export type Fate = () => void;

/** @returns decides the next death by a seed, so that a run can be had again as far as its own order goes */
export function fateOf(random: () => number, chance: number, died: () => void): Fate {
  return () => {
    if (random() >= chance) return;
    died();
    throw new Killed('killed');
  };
}

export interface OneDeath {
  fate: Fate;
  /** Dies when it is asked for the n-th time from now on, and stays dead. */
  dieAt(step: number): void;
  /** Answers whether it had died. */
  revive(): boolean;
}

/** A server that is dead does nothing more, whatever of its code still runs. */
export function oneDeath(): OneDeath {
  let left = Infinity;
  return {
    fate() {
      left -= 1;
      if (left < 0) throw new Killed('killed');
    },
    dieAt(step) {
      left = step;
    },
    revive() {
      const hadDied = left < 0;
      left = Infinity;
      return hadDied;
    },
  };
}

async function between<Answer>(fate: Fate, step: () => Promise<Answer>): Promise<Answer> {
  fate();
  const answer = await step();
  fate();
  return answer;
}

/**
 * A transaction whose server dies is rolled back; one that dies after the commit does not learn of it. Between two
 * statements of one transaction is one moment: before the second.
 */
export const mortalDatabase = (database: Database, fate: Fate): Database => ({
  ...database,
  statement: (role, companyId, asked) => between(fate, () => database.statement(role, companyId, asked)),
  repeated: (role, companyId, asked) => between(fate, () => database.repeated(role, companyId, asked)),
  lookup: (role, asked) => between(fate, () => database.lookup(role, asked)),
  withTenant: (role, companyId, work) =>
    between(fate, () =>
      database.withTenant(role, companyId, async (transaction) => {
        const done = await work(mortal(transaction, fate));
        fate();
        return done;
      }),
    ),
});

const mortal = (transaction: Transaction, fate: Fate): Transaction => ({
  ...transaction,
  async query<Row extends object>(asked: Statement) {
    fate();
    return transaction.query<Row>(asked);
  },
});

export const mortalGateway = (gateway: Gateway, fate: Fate): Gateway => ({
  ...gateway,
  open: (order) => between(fate, () => gateway.open(order)),
  confirm: (charge, confirmation) => between(fate, () => gateway.confirm(charge, confirmation)),
  retrieve: (charge) => between(fate, () => gateway.retrieve(charge)),
  cancel: (charge) => between(fate, () => gateway.cancel(charge)),
  refund: (charge) => between(fate, () => gateway.refund(charge)),
});
