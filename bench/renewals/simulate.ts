/**
 * Workers that renew the same subscriptions over simulated months and die all the time, and the books afterwards: one
 * invoice and one charge a period, and both agree to the cent.
 */
import pg from 'pg';
import { plantPrices } from '../../server/test/prices.ts';
import type { Toll, Workers } from './workers.ts';
import { type Books, changeMinds, findDiscrepancies, nextDue, plantCompanies, readBooks, START } from './world.ts';

export interface RenewalPlan {
  /** Of the owner of a migrated database without companies. */
  connectionString: string;
  companies: number;
  /** Of the first month, on which they begin. */
  days: number;
  months: number;
  /** Takes on those who renew; they are let go at the end. */
  employ(): Workers;
  log(line: string): void;
}

export interface RenewalReport extends Books, Toll {
  /** Tries that failed and were made again. */
  failures: Record<string, number>;
  discrepancies: Record<string, number>;
}

/** Nothing is wrong: invoices, payments and charges at the gateway are the same, in number and to the cent. */
export const isSound = ({ discrepancies, ...books }: RenewalReport): boolean =>
  Object.keys(discrepancies).length === 0 &&
  books.charged === books.invoiced &&
  books.paid === books.invoiced &&
  books.paidPayments === books.paidInvoices &&
  books.charges === books.paidInvoices;

const DAY_MS = 86_400_000;

export async function simulateRenewals(plan: RenewalPlan): Promise<RenewalReport> {
  const { connectionString, months } = plan;
  const list = await plantPrices(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const workers = plan.employ();
  try {
    await plantCompanies(client, list, plan);
    const end = new Date(START);
    end.setUTCMonth(end.getUTCMonth() + months + 1);
    await play(client, workers, end, plan.log);
    const discrepancies = await findDiscrepancies(client, end);
    return { ...(await readBooks(client)), ...workers.toll(), failures: workers.failures(), discrepancies };
  } finally {
    await workers.close();
    await client.end();
  }
}

/** Goes from one day on which something is due to the next. */
async function play(client: pg.Client, workers: Workers, end: Date, log: RenewalPlan['log']): Promise<void> {
  let month = '';
  for (let due = await nextDue(client); due && due < end; due = await nextDue(client)) {
    // A job comes a little late, and finds all that the day brought.
    const now = new Date(Math.floor(due.getTime() / DAY_MS + 1) * DAY_MS);
    await changeMinds(client);
    workers.setTime(now);
    await workers.workOff(async () => {
      const next = await nextDue(client);
      return next !== null && next <= now;
    });
    const current = due.toISOString().slice(0, 7);
    const { kills, killsAtWork } = workers.toll();
    if (current !== month) log(`${current}: ${kills} kills, ${killsAtWork} of them at work`);
    month = current;
  }
}
