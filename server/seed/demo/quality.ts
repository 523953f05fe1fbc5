/** How content visitors are: by branch, by unit, by time. */
import { DAY, HOUR } from '../days.ts';
import { createRandom } from '../random.ts';
import { progressAt } from './rhythm.ts';
import type { Unit } from './units.ts';

export const LOWEST = 1;
export const HIGHEST = 5;

const UNIT_DEVIATION = 0.22;
const VISITOR_DEVIATION = 1.1;
/** When it is full, it takes longer. */
const RUSH = { from: 19, to: 21, points: 0.25 };
/** A bad time neither comes nor goes overnight. */
const DIP_EDGE_DAYS = 5;

/** How one visitor of a unit found it, from 1 to 5, not rounded. */
export function moodChooser(name: string, units: Unit[], today: number): (unit: Unit, time: number) => number {
  const random = createRandom(`${name} quality`);
  const shifts = new Map(units.map(({ id }) => [id, random.normal(0, UNIT_DEVIATION)]));
  return (unit, time) => {
    const mean = meanAt(unit, time, today) + (shifts.get(unit.id) ?? 0);
    return Math.min(HIGHEST, Math.max(LOWEST, random.normal(mean, VISITOR_DEVIATION)));
  };
}

function meanAt({ branch }: Unit, time: number, today: number): number {
  if (!branch) return (LOWEST + HIGHEST) / 2;
  const hour = new Date(time + branch.utcOffset * HOUR).getUTCHours();
  const rush = branch.place === 'cafe' && hour >= RUSH.from && hour <= RUSH.to ? RUSH.points : 0;
  const trend = (branch.trend ?? 0) * progressAt(time, today);
  return branch.quality + trend - rush - dipAt(branch.dip, (today - time) / DAY);
}

function dipAt(dip: { from: number; to: number; depth: number } | undefined, daysAgo: number): number {
  if (!dip) return 0;
  const inside = Math.min(dip.from - daysAgo, daysAgo - dip.to) / DIP_EDGE_DAYS;
  return dip.depth * Math.min(1, Math.max(0, inside));
}
