import { expect, test } from 'vitest';
import { onPlanRefusal, type PlanRefusal, refusalToError } from './plan-refusal.ts';

test('a refusal of the plan is told with its numbers, any other error is not, and nobody hears who has left', () => {
  const heard: PlanRefusal[] = [];
  const stop = onPlanRefusal((refusal) => heard.push(refusal));
  const problem = { code: 'plan_limit_reached', detail: 'Full.', limit: 'units', used: 25, allowed: 25, plan: 'Basic' };
  expect(refusalToError(409, problem)).toMatchObject({ message: 'Full.', status: 409 });
  refusalToError(409, { code: 'conflict', limit: 'units' });
  refusalToError(500, null);
  refusalToError(409, { code: 'not_in_plan', feature: 'link_list', plan: 'Basic', used: 'x' });
  stop();
  refusalToError(409, problem);
  expect(heard).toEqual([
    { code: 'plan_limit_reached', limit: 'units', used: 25, allowed: 25, plan: 'Basic' },
    { code: 'not_in_plan', feature: 'link_list', plan: 'Basic' },
  ]);
});
