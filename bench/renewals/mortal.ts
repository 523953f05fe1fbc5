/** A server that can be killed between any two steps: before and after each of its words with database and gateway. */
import type { Database, Statement, Transaction } from '../../server/access/database.ts';
import type { Gateway } from '../../server/payments/gateway.ts';

/** What ends it; nothing of it is caught by the code that it runs. */
export class Killed extends Error {}

/** Throws sometimes. */
export type Fate = () => void;

/** @returns decides the next death by a seed, so that a run can be had again as far as its own order goes */
export function fateOf(random: () => number, chance: number, died: () => void): Fate {
  return () => {
    if (random() >= chance) return;
    died();
    throw new Killed('killed');
  };
}

async function between<Answer>(fate: Fate, step: () => Promise<Answer>): Promise<Answer> {
  fate();
  const answer = await step();
  fate();
  return answer;
}

/** A transaction whose server dies is rolled back; one that dies after the commit does not learn of it. */
export const mortalDatabase = (database: Database, fate: Fate): Database => ({
  ...database,
  statement: (role, companyId, asked) => between(fate, () => database.statement(role, companyId, asked)),
  lookup: (role, asked) => between(fate, () => database.lookup(role, asked)),
  withTenant: (role, companyId, work) =>
    between(fate, () => database.withTenant(role, companyId, (transaction) => work(mortal(transaction, fate)))),
});

const mortal = (transaction: Transaction, fate: Fate): Transaction => ({
  ...transaction,
  query: <Row extends object>(asked: Statement) => between(fate, () => transaction.query<Row>(asked)),
});

export const mortalGateway = (gateway: Gateway, fate: Fate): Gateway => ({
  ...gateway,
  open: (order) => between(fate, () => gateway.open(order)),
  confirm: (charge, confirmation) => between(fate, () => gateway.confirm(charge, confirmation)),
  look: (charge) => between(fate, () => gateway.look(charge)),
  cancel: (charge) => between(fate, () => gateway.cancel(charge)),
});
