/** What runs of renewals found: the runs themselves, and a page of the last one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RenewalReport } from './simulate.ts';

export interface RenewalRun {
  companies: number;
  months: number;
  workers: number;
  /** How long a worker lived at most. */
  lifeMs: number;
  seed: string;
  minutes: number;
  report: RenewalReport;
}

const HISTORY = 'history.jsonl';

export function keepRun(run: RenewalRun): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString();
  appendFileSync(path.join(import.meta.dirname, HISTORY), `${JSON.stringify({ date, commit, ...run })}\n`);
  writeFileSync(path.join(import.meta.dirname, 'README.md'), page(date, commit, run));
}

const count = (number: number): string => number.toLocaleString('en');
const money = (cents: number): string => (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${name} (${count(times)} times)`)
    .join('; ') || 'none';

const page = (date: string, commit: string, { companies, months, workers, lifeMs, minutes, report }: RenewalRun) => `\
# Renewals that are cut off
Written by \`npm run crash:renewals\`; the runs are in \`${HISTORY}\`. ${workers} workers, each a process of its own, renew ${count(companies)}
subscriptions over ${months} simulated months. Each is killed by SIGKILL within ${lifeMs / 1_000} seconds of being up, at any moment,
and replaced at once. One card of twelve fails now and then, one is asked for by its bank; a third pays by the year.

Last run: ${date.slice(0, 10)}, commit ${commit}, ${minutes.toFixed(1)} minutes.

| | |
|---|---:|
| workers killed | ${count(report.kills)} |
| of them with due subscriptions in hand | ${count(report.killsAtWork)} |
| paid invoices | ${count(report.paidInvoices)} |
| charges at the gateway | ${count(report.charges)} |
| paid by invoices, EUR | ${money(report.invoiced)} |
| charged by the gateway, EUR | ${money(report.charged)} |
| open invoices, of companies that can only read | ${count(report.openInvoices)} |
| tries that failed and were made again | ${listed(report.failures)} |
| **discrepancies in the books** | **${listed(report.discrepancies)}** |

Discrepancies would be a period with two invoices or none, one whose amount is not the plan's, a paid one without exactly one
charge, a charge that pays nothing, a payment that nobody ended, a number that is missing or there twice, a subscription that
is not where its invoices end, and more of \`world.ts\`.
`;
