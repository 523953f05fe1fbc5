/** The platform's figures of several cells as those of one. */
import type { PointSums } from './report-statement.ts';

type Figures = Record<string, unknown>;

interface PlanFigures {
  plan: string;
  companies: number;
}

/** Numbers are added, and plans by their names. */
export const addedInfo = (cells: readonly Figures[]): Figures => cells.reduce(added);

function added(one: Figures, other: Figures): Figures {
  return Object.fromEntries(Object.entries(one).map(([name, figure]) => [name, addedFigure(figure, other[name])]));
}

function addedFigure(one: unknown, other: unknown): unknown {
  if (typeof one === 'number') return one + Number(other);
  if (Array.isArray(one)) return addedPlans([...one, ...(other as PlanFigures[])] as PlanFigures[]);
  return added(one as Figures, other as Figures);
}

function addedPlans(plans: readonly PlanFigures[]): PlanFigures[] {
  const sums = new Map<string, PlanFigures>();
  for (const row of plans) {
    const known = sums.get(row.plan);
    sums.set(row.plan, known ? { ...known, companies: known.companies + row.companies } : row);
  }
  return [...sums.values()];
}

/** Those of one time together, in their order. */
export function addedPoints(points: readonly PointSums[]): PointSums[] {
  const sums = new Map<string, PointSums>();
  for (const row of points) {
    const known = sums.get(row.point);
    sums.set(row.point, known ? addedPoint(known, row) : row);
  }
  return [...sums.values()].toSorted((one, other) => (one.point < other.point ? -1 : 1));
}

function addedPoint(one: PointSums, other: PointSums): PointSums {
  const names = Object.keys(one).filter((name) => name !== 'point');
  const sums = names.map((name) => [name, Number(one[name] ?? 0) + Number(other[name] ?? 0)]);
  return { ...one, ...Object.fromEntries(sums) };
}
