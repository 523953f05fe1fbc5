/** Plans for tests of what they allow. */
import { type Company, insertRow, type World } from './world.ts';

export interface PlanValues {
  name?: string;
  tag?: string;
  qr_code_count?: number | null;
  user_count?: number | null;
  group_count?: number | null;
  organization_count?: number | null;
  storage_mb?: number | null;
  return_url?: boolean;
  custom_logo?: boolean;
  link_list?: boolean;
}

/** Makes a plan; what is not said is without limit, and without the feature. Answers its id. */
export async function makePlan({ database }: World, values: PlanValues = {}): Promise<number> {
  const row = { name: 'Small', tag: 'basic', ...values };
  const columns = Object.keys(row);
  const [plan] = await database.statement<{ id: number }>('platform', null, {
    text: `insert into plan (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    values: Object.values(row),
  });
  return Number(plan?.id);
}

/** Lets the company's current subscription be to a new plan of these values. */
export async function givePlan(world: World, { id }: Pick<Company, 'id'>, values: PlanValues = {}): Promise<number> {
  const planId = await makePlan(world, values);
  const changed = await world.database.statement('app', id, {
    text: 'update subscription set plan_id = $2 where company_id = $1 and is_current returning id',
    values: [id, planId],
  });
  if (changed.length === 0)
    await insertRow(world.database, id, 'subscription', {
      plan_id: planId,
      started_at: new Date(),
      period_start: new Date(),
    });
  return planId;
}
