/** Load from a process of its own: `node bench/load.ts`, the request's plan as JSON on standard input, the result on standard output. */
import { text } from 'node:stream/consumers';
import type { Measured } from './dataset.ts';
import { fire, type Volley } from './fire.ts';
import { measures, pageHeaders, visitorsHeaders } from './measures.ts';

export type { LoadResult } from './fire.ts';

export interface LoadPlan extends Volley {
  measure: string;
  side: 'app' | 'bare';
  authorization: string;
  measured: Measured;
}

const plan = JSON.parse(await text(process.stdin)) as LoadPlan;
const measure = measures.find(({ name }) => name === plan.measure);
if (!measure) throw new Error(`There is no measure "${plan.measure}".`);

const answer = await fire(plan, () => {
  const { method, path, body, isVisitor } = measure[plan.side](plan.measured);
  const signed: Record<string, string> = method === 'GET' && !isVisitor ? { authorization: plan.authorization } : {};
  const headers = { ...signed, ...(body && visitorsHeaders()), ...(isVisitor && pageHeaders()) };
  return { method, path, headers, ...(body && { body }) };
});
console.log(JSON.stringify(answer));
