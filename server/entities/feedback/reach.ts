/** How many units a feedback list is about, and how much they were answered: what its way of finding depends on. */
import { LRUCache } from 'lru-cache';
import { claims } from '../../access/claims.ts';
import { createParameters, type Parameters } from '../../access/parameters.ts';
import { isSignedIn, type SignedIn } from '../../access/principal.ts';
import { statementName } from '../../access/statement-name.ts';
import { subtreeIds } from '../../access/subtree.ts';
import type { ListQuestion, Walk } from '../../kernel/listing.ts';
import type { FilterTerm } from '../../kernel/parse-filter.ts';

interface Size {
  units: number;
  /** Of the units together, but for those of the last moment. */
  answers: number;
}

export interface Reach extends Size {
  /** One unit after the other. */
  walk(caller: { parameters: Parameters }): Walk;
}

/** Sizes only choose the way, so that an old one costs time at most. */
const sizes = new LRUCache<string, Size>({ max: 5_000, ttl: 60_000 });

/** Null where the list is about the whole company, or about units that are named. */
export async function reachOf({ principal, request, ask }: ListQuestion): Promise<Reach | null> {
  if (!isSignedIn(principal)) return null;
  const within = request.filters.find(({ comparison }) => comparison === 'within');
  const isNamed = request.filters.some(({ field, comparison }) => field === 'node_id' && comparison !== 'within');
  if (isNamed || (principal.role !== 'company_user' && !within)) return null;
  const { companyId, userId } = principal;
  const key = `${companyId} ${principal.role === 'company_user' ? userId : ''} ${String(within?.value ?? '')}`;
  const size = sizes.get(key) ?? (await sizeOf(principal, within, ask));
  sizes.set(key, size);
  const walk = ({ parameters }: { parameters: Parameters }): Walk => ({
    steps: reached(principal, within, parameters),
    on: 't.node_id = step.id',
  });
  return { ...size, walk };
}

/** A query of the ids of the units, each once. */
function reached(principal: SignedIn, within: FilterTerm | undefined, parameters: Parameters): string {
  const read = claims['nodes.feedback.read'];
  const sets = [
    ...(principal.role === 'company_user' && read ? [read(principal, parameters)] : []),
    ...(within ? [subtreeIds(parameters.add(within.value), parameters.add(principal.companyId))] : []),
  ];
  return `select distinct id from (${sets.join(' intersect ')}) as units(id)`;
}

async function sizeOf(principal: SignedIn, within: FilterTerm | undefined, ask: ListQuestion['ask']): Promise<Size> {
  const parameters = createParameters();
  const text = `select count(*) as units, coalesce(sum(total.answers), 0)::bigint as answers
    from (${reached(principal, within, parameters)}) reached
    left join node_total total on total.company_id = ${parameters.add(principal.companyId)} and total.node_id = reached.id`;
  const [size] = await ask<Size>({ name: statementName(text), text, values: parameters.values });
  return size ?? { units: 0, answers: 0 };
}
