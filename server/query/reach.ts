/**
 * How many units a list is about, and how many rows hang on them: what its way of finding depends on. A list of rows that
 * hang on units finds them one unit after the other where the units or their rows are few; else each row that comes by
 * in the list's order is looked up among the units.
 */
import { LRUCache } from 'lru-cache';
import { claims } from '../access/claims.ts';
import { createParameters, type Parameters } from '../database/parameters.ts';
import { isSignedIn, type SignedIn } from '../access/principal.ts';
import { statementName } from '../database/statement-name.ts';
import { subtreeIds } from '../access/subtree.ts';
import type { FindRows, ListQuestion, Walk } from './listing.ts';
import type { FilterTerm } from './parse-filter.ts';

/** Which units' rows a list shows. */
export interface ListedUnits {
  /** A claim of units: those whose rows the caller may see. */
  claim: string;
  /** Of the roll-ups: what tells how many rows the units have. */
  counter: 'answers' | 'reads';
}

interface Size {
  units: number;
  /** Of the units together, but for those of the last moment. */
  rows: number;
}

export interface Reach extends Size {
  /** One unit after the other. */
  walk(caller: { parameters: Parameters }): Walk;
}

/** Sizes only choose the way, so that an old one costs time at most. */
const sizes = new LRUCache<string, Size>({ max: 5_000, ttl: 60_000 });

/** Null where the list is about the whole company, or about units that are named. */
export async function reachOf({ principal, request, ask }: ListQuestion, listed: ListedUnits): Promise<Reach | null> {
  if (!isSignedIn(principal)) return null;
  const within = request.filters.find(({ comparison }) => comparison === 'within');
  const isNamed = request.filters.some(({ field, comparison }) => field === 'node_id' && comparison !== 'within');
  if (isNamed || (principal.role !== 'company_user' && !within)) return null;
  const { companyId, userId } = principal;
  const key = `${listed.claim} ${companyId} ${principal.role === 'company_user' ? userId : ''} ${String(within?.value ?? '')}`;
  const size = sizes.get(key) ?? (await sizeOf(principal, within, listed, ask));
  sizes.set(key, size);
  const walk = ({ parameters }: { parameters: Parameters }): Walk => ({
    steps: reached(principal, within, listed, parameters),
    on: 't.node_id = step.id',
  });
  return { ...size, walk };
}

/** A query of the ids of the units, each once. */
function reached(
  principal: SignedIn,
  within: FilterTerm | undefined,
  { claim }: ListedUnits,
  parameters: Parameters,
): string {
  const read = claims[claim];
  const sets = [
    ...(principal.role === 'company_user' && read ? [read(principal, parameters)] : []),
    ...(within ? [subtreeIds(parameters.add(within.value), parameters.add(principal.companyId))] : []),
  ];
  return `select distinct id from (${sets.join(' intersect ')}) as units(id)`;
}

async function sizeOf(
  principal: SignedIn,
  within: FilterTerm | undefined,
  listed: ListedUnits,
  ask: ListQuestion['ask'],
): Promise<Size> {
  const parameters = createParameters();
  const text = `select count(*) as units, coalesce(sum(total.${listed.counter}), 0)::bigint as rows
    from (${reached(principal, within, listed, parameters)}) reached
    left join node_total total on total.company_id = ${parameters.add(principal.companyId)} and total.node_id = reached.id`;
  const [size] = await ask<Size>({ name: statementName(text), text, values: parameters.values });
  return size ?? { units: 0, rows: 0 };
}

/** From where on there are too many units to walk them one by one to a page; of more, only if they have few rows. */
export interface UnitBounds {
  units: number;
  fewRows: number;
}

export const UNIT_BOUNDS: UnitBounds = { units: 500, fewRows: 2_000 };

/** Whether one unit after the other is a way to a page. */
export const isFew = ({ units, rows }: Reach, bounds: UnitBounds): boolean =>
  units <= bounds.units || rows <= bounds.fewRows;

/** Of a list that nothing but its units leads to. */
export const findByUnits =
  (listed: ListedUnits, bounds: UnitBounds = UNIT_BOUNDS): FindRows =>
  async (question) => {
    const reach = await reachOf(question, listed);
    return reach && isFew(reach, bounds) ? { walk: reach.walk } : {};
  };
