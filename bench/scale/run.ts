/**
 * `npm run scale`: writes docs/scale.md, what many companies in several cells would need, by a simulation of the queues with
 * the costs that the benches have measured. SCALE_PRICE is that of a processor for an hour, in euros.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCosts } from './costs.ts';
import { pageOf, type Row } from './page.ts';
import { MINUTES, offered, sharesOfCells, simulate, type Situation } from './situation.ts';

const PRICE = Number(process.env['SCALE_PRICE'] ?? 0.04);
const COMPANIES = Number(process.env['SCALE_COMPANIES'] ?? 10_000);
const ANSWERS_A_DAY = Number(process.env['SCALE_ANSWERS'] ?? 1_500_000);
const CELLS = [1, 8];
/** Of the busiest process and cell, while a code is viral. */
const BUSIEST = 0.6;
const root = path.join(import.meta.dirname, '../..');

const costs = readCosts(path.join(root, 'bench'));

/** The fewest processes and processors that leave room while a code is viral. */
function sized(cells: number): Situation {
  const usual = { companies: COMPANIES, answersADay: ANSWERS_A_DAY, cells, isDead: false };
  const situation = { ...usual, isViral: true, processes: 1, cellProcessors: 1 };
  const { server, database } = offered(situation, costs);
  return { ...situation, processes: Math.ceil(server / BUSIEST), cellProcessors: Math.ceil(database / BUSIEST) };
}

const rows: Row[] = CELLS.map((cells) => {
  const situation = sized(cells);
  const of = (isViral: boolean, isDead: boolean) => simulate({ ...situation, isViral, isDead }, costs);
  return {
    situation,
    shares: sharesOfCells(situation),
    usual: of(false, false),
    viral: of(true, false),
    dead: of(false, cells > 1),
    both: of(true, cells > 1),
  };
});
writeFileSync(path.join(root, 'docs/scale.md'), pageOf(rows, costs, PRICE));
console.log(`docs/scale.md is written: ${rows.length} numbers of cells, ${MINUTES.all} minutes each.`);
