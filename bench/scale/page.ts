/** docs/scale.md. */
import type { Costs, Kind } from './costs.ts';
import {
  CALLS_AN_ANSWER,
  DISK_MS,
  type Figures,
  MINUTES,
  PEAK_HOUR,
  peakRate,
  type Quantiles,
  type Situation,
  VARIATION,
  VIRAL,
} from './situation.ts';

export interface Row {
  situation: Situation;
  /** Of the load, in each cell. */
  shares: number[];
  usual: Figures;
  viral: Figures;
  /** One database has none that could die and leave others: then as the usual and the viral one. */
  dead: Figures;
  both: Figures;
}

const PROCESSORS_OF_A_WEB_MACHINE = 4;
/** Each cell has a machine that follows it. */
const MACHINES_OF_A_CELL = 2;
const HOURS_A_DAY = 24;
const MILLION = 1_000_000;
const MS_AN_HOUR = 3_600_000;

const kinds = Object.keys(CALLS_AN_ANSWER) as Kind[];
const number = (value: number): string => value.toLocaleString('en');
const percent = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
const ms = (took: Quantiles | null): string => (took ? `${took.p50.toFixed(1)}, **${took.p99.toFixed(1)}**` : '');

/** One machine more than the processes need, so that one may be away. */
const webMachines = ({ processes }: Situation): number => Math.ceil(processes / PROCESSORS_OF_A_WEB_MACHINE) + 1;
const machines = (situation: Situation): number => webMachines(situation) + situation.cells * MACHINES_OF_A_CELL;
const processors = (situation: Situation): number =>
  webMachines(situation) * PROCESSORS_OF_A_WEB_MACHINE +
  situation.cells * MACHINES_OF_A_CELL * situation.cellProcessors;

/** Processor hours of a million answers with the calls around them. */
const usedHours = (costs: Costs): number =>
  kinds.reduce((sum, kind) => {
    const { server, database } = costs.kinds[kind];
    return sum + CALLS_AN_ANSWER[kind] * (server + database);
  }, 0) *
  (MILLION / MS_AN_HOUR);

const paidHours = (situation: Situation): number =>
  (processors(situation) * HOURS_A_DAY) / (situation.answersADay / MILLION);

function machineRow(row: Row, price: number): string {
  const { situation, shares, viral } = row;
  const paid = paidHours(situation);
  return `| ${situation.cells} | ${situation.processes} | ${situation.cellProcessors} | ${percent(Math.max(...shares))} | ${percent(viral.busiestProcess)}, ${percent(viral.busiestCell)} | **${machines(situation)}** (${processors(situation)}) | ${paid.toFixed(0)} | ${(paid * price).toFixed(2)} |`;
}

function timeRows({ situation: { cells }, usual, viral, dead, both }: Row): string[] {
  const row = (what: string, { others, viral: own, kept }: Figures): string =>
    `| ${cells} | ${what} | ${ms(others)} | ${ms(own)} | ${kept ? number(kept.answers) : ''} | ${kept ? kept.storedAfterSeconds.toFixed(0) : ''} |`;
  return [
    row('the busiest hour', usual),
    row('a viral code', viral),
    ...(cells > 1 ? [row('a dead cell', dead), row('both', both)] : []),
  ];
}

export function pageOf(rows: readonly Row[], costs: Costs, price: number): string {
  const { companies = 0, answersADay = 0 } = rows[0]?.situation ?? {};
  const costRows = kinds.map((kind) => {
    const { server, database } = costs.kinds[kind];
    return `| ${kind} | ${CALLS_AN_ANSWER[kind]} | ${server.toFixed(2)} | ${database.toFixed(2)} |`;
  });
  return `# Scale

Written by \`npm run scale\`: **simulated, not measured**. ${number(companies)} companies that lie in [cells](decisions/past-one-machine.md), ${number(answersADay)} answers a day, a code
that everybody reads at once, and a cell that is down. The costs of calls are those that the benches have measured on one
machine; queues before processes and cells are simulated with them (\`bench/scale\`, whose queue is held against the closed
formulas of M/M/1, M/M/k and M/G/1). The costs are rough: they
are of one machine of two cores that others used ([figures](../bench/README.md)).

## What is assumed

- **Calls.** The busiest hour has ${percent(PEAK_HOUR)} of a day's: ${peakRate(answersADay).toFixed(0)} answers a second, at random times (Poisson). For each answer there are the calls of the
  table below: pages that visitors open, lists and details that companies read.
- **Companies** are of sizes by Zipf's law (the largest has a tenth of all), came in random order, and were placed as the product
  does it: where the fewest companies are, whatever their size. Nobody has moved one since.
- **Costs.** The answer's are of server and PostgreSQL (\`npm run bench:spread\`, commit ${costs.answersOf}, the largest number of cells). Of
  the others only the server's is measured (\`npm run bench\`, commit ${costs.othersOf}); PostgreSQL's is taken to be in the same
  proportion to it as an answer's. Each call's cost varies log-normally, with a standard deviation of ${VARIATION} mean.
- **A web process** has a processor of its own and does one thing at a time (M/G/1); calls come to any of them by chance. A cell is one queue
  before its processors (M/G/k). A commit waits ${DISK_MS} ms for its disk. Networks, garbage collection, checkpoints, vacuum and the work behind the calls
  (mails, webhooks, counters) take no time. First come, first served: the [shares](one-sender.md) that keep a company from
  others' time are left out, so that a viral code is worse for its neighbours here than in the product.
- **The viral code** lies in the busiest cell: ${number(VIRAL.pagesASecond)} pages and ${VIRAL.answersASecond} answers a second for ${MINUTES.viralUntil - MINUTES.from} minutes, a million pages in all.
- **The dead cell** is another one, for ${MINUTES.deadUntil - MINUTES.from} minutes. What is asked of it is refused at once. Visitors' pages keep their answers and come
  again, as they do (\`public-app/client/outbox\`); who reads comes later.
- **Machines.** So many processes and processors that the busiest of them are no busier than 60 % while the code is viral. Web machines have
  ${PROCESSORS_OF_A_WEB_MACHINE} processors, and there is one more than needed; each cell has a second machine that follows it. The home cell's directory is asked
  seldom, as processes remember it, and is no machine of its own. Disks and traffic are not in the cost.

| call | for each answer | server ms | PostgreSQL ms |
|---|---:|---:|---:|
${costRows.join('\n')}

## Machines, and what a million answers cost

A million answers, with the calls around them, take ${usedHours(costs).toFixed(1)} processor hours of work. What is paid for is more: machines also stand for the
nights, for the viral code and for one another. A processor hour is taken at ${price} euros (\`SCALE_PRICE=0.04 npm run scale\`).

| cells | processes | processors of a cell | load of the fullest cell | busiest process, cell with a viral code | machines (processors) | processor hours a million answers, paid | euros a million answers |
|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.map((row) => machineRow(row, price)).join('\n')}

The load alone asks for one cell. More of them are for what one database can't have: a death that takes ${percent(1 / (rows.at(-1)?.situation.cells ?? 1))} of the companies and not all of
them, and tables, backups and migrations of a size that a machine copes with.

## How long an answer takes

From its arrival at a process until it is stored, in milliseconds: the half of all, **and p99**.

| cells | | in cells that nothing is wrong with: p50, p99 | in the viral code's cell | kept by pages while their cell was down | all of them stored, s after its return |
|---:|---|---:|---:|---:|---:|
${rows.flatMap(timeRows).join('\n')}
`;
}
