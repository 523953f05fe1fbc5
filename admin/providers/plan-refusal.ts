/** Calls that the company's plan refuses are told in one place, whichever screen made them: crud/plan/plan-dialog.tsx. */
import type { HttpError } from 'ra-core';
import { problemToError } from './problem.ts';
import { isObject } from './user-data.ts';

/** Problems of the server that the plan, or an unpaid one, is the reason of. */
export const planRefusalCodes = ['plan_limit_reached', 'over_plan_limit', 'not_in_plan', 'company_read_only'] as const;

export interface PlanRefusal {
  code: (typeof planRefusalCodes)[number];
  /** Which limit: `units`; of `plan_limit_reached` and `over_plan_limit`, as are the numbers. */
  limit?: string;
  used?: number;
  allowed?: number;
  /** Name of the plan. */
  plan?: string;
  /** Of `not_in_plan`. */
  feature?: string;
}

const listeners = new Set<(refusal: PlanRefusal) => void>();

/** Answers how to stop listening. */
export function onPlanRefusal(listener: (refusal: PlanRefusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The refusal that a problem document is; undefined for any other. */
export function readPlanRefusal(problem: unknown): PlanRefusal | undefined {
  if (!isObject(problem)) return undefined;
  const code = planRefusalCodes.find((known) => known === problem['code']);
  if (code === undefined) return undefined;
  const text = (name: string) => (typeof problem[name] === 'string' ? { [name]: problem[name] } : {});
  const number = (name: string) => (typeof problem[name] === 'number' ? { [name]: problem[name] } : {});
  return { code, ...text('limit'), ...number('used'), ...number('allowed'), ...text('plan'), ...text('feature') };
}

/** The error of a refused call; a refusal of the plan is told as well. */
export function refusalToError(status: number, problem: unknown): HttpError {
  const refusal = readPlanRefusal(problem);
  if (refusal) for (const listener of listeners) listener(refusal);
  return problemToError(status, problem);
}
