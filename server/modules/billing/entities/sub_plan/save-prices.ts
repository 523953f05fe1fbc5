/** The prices of a plan, location by location and period by period: all that are sent are set, or none. */
import type { Transaction } from '../../../../access/database.ts';
import type { Period } from '../../pricing/period.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import { subPlan as entity } from '../../../../generated/sub_plan.ts';
import { auditAll } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

interface Asked {
  plan_location_id: number;
  period: Period;
  /** Null: not on sale. */
  price: number | null;
  /** What the caller saw there. */
  seen: number | null;
}

interface Stored {
  id: number;
  plan_location_id: number;
  period: Period;
  price: number;
  is_active: boolean;
}

const placeOf = ({ plan_location_id: location, period }: Pick<Asked, 'plan_location_id' | 'period'>): string =>
  `${location} ${period}`;

/** Throws 400 with every violation at its price: a missing plan or location, one place twice, one that has changed since. */
export async function savePrices(request: ActionRequest) {
  const { transaction, input } = request;
  const planId = Number(input['plan_id']);
  const asked = input['prices'] as Asked[];
  const stored = await hold(transaction, planId, asked);
  await refuse(transaction, asked, stored);
  // A place in the matrix that is empty and stays so needs no row.
  const changes = asked.filter((one) => one.price !== null || stored.has(placeOf(one)));
  const rows = await store(transaction, planId, changes);
  const entries = rows.map((row) => ({
    operation: 'save_prices',
    recordId: row.id,
    changes: {
      plan_id: planId,
      plan_location_id: row.plan_location_id,
      period: row.period,
      price: row.is_active ? row.price : null,
    },
  }));
  if (entries.length > 0) await auditAll(request, entity, entries);
  return { plan_id: planId, prices: await onSale(transaction, planId) };
}

/** Those who set prices of one plan take turns by its row. */
async function hold({ query }: Transaction, planId: number, asked: Asked[]): Promise<Map<string, Stored>> {
  const plans = await query({
    name: 'hold_plan',
    text: 'select id from plan where id = $1 for update',
    values: [planId],
  });
  if (plans.length === 0) throw invalidInput({ errors: [{ pointer: '/plan_id', code: 'reference_not_found' }] });
  const stored = await query<Stored>({
    name: 'prices_of_plan',
    text: `select id, plan_location_id, period, price, is_active from sub_plan
      where plan_id = $1 and plan_location_id = any($2) order by id for update`,
    values: [planId, asked.map((one) => one.plan_location_id)],
  });
  return new Map(stored.map((row) => [placeOf(row), row]));
}

async function refuse({ query }: Transaction, asked: Asked[], stored: Map<string, Stored>): Promise<void> {
  const locations = await query<{ id: number }>({
    name: 'locations_there',
    text: 'select id from plan_location where id = any($1)',
    values: [asked.map((one) => one.plan_location_id)],
  });
  const known = new Set(locations.map(({ id }) => id));
  const named = new Set<string>();
  const errors = asked.flatMap((one, at): FieldViolation[] => {
    const place = placeOf(one);
    const isRepeated = named.has(place);
    named.add(place);
    if (!known.has(one.plan_location_id))
      return [{ pointer: `/prices/${at}/plan_location_id`, code: 'reference_not_found' }];
    const pointer = `/prices/${at}/price`;
    if (isRepeated) return [{ pointer, code: 'repeated_price' }];
    const row = stored.get(place);
    const now = row?.is_active ? row.price : null;
    return now === one.seen ? [] : [{ pointer, code: 'price_changed' }];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** A row that was taken off sale keeps its last price, which stays with those who pay it. */
const store = ({ query }: Transaction, planId: number, asked: Asked[]): Promise<Stored[]> =>
  query<Stored>({
    name: 'store_prices',
    text: `insert into sub_plan (plan_id, plan_location_id, period, price, is_active)
      select $1, given.plan_location_id, given.period, coalesce(given.price, 0), given.price is not null
      from jsonb_to_recordset($2::jsonb) as given (plan_location_id bigint, period text, price bigint)
      on conflict (plan_id, plan_location_id, period) do update
        set price = case when excluded.is_active then excluded.price else sub_plan.price end,
          is_active = excluded.is_active, revision = sub_plan.revision + 1, updated_at = now()
      returning id, plan_location_id, period, price, is_active`,
    values: [planId, JSON.stringify(asked)],
  });

const onSale = ({ query }: Transaction, planId: number): Promise<object[]> =>
  query({
    name: 'prices_on_sale',
    text: `select id, plan_location_id, period, price from sub_plan where plan_id = $1 and is_active
      order by plan_location_id, period`,
    values: [planId],
  });
