/** Feedback of two companies and the calls on it: for the scenarios of handling. */
import { randomUUID } from 'node:crypto';
import type { Scenario, Served } from './scenarios.ts';
import { insertRow } from './world.ts';

interface Planted {
  /** Of company A's room, which the single rights reach. */
  first: number;
  second: number;
  third: number;
  /** Of company A's second branch, which they don't. */
  beyond: number;
  ofB: number;
  quiet: number;
  loud: number;
  tagOfB: number;
}

/** Of the run that is under way; tables are read when it is there. */
export let feedback: Planted;

export const MISSING = 999_999_999;

/** A response as a visitor leaves it, counted like his. */
export async function plantAnswer({ world }: Served, values: Record<string, unknown> = {}, isOfB = false) {
  const company = isOfB ? world.companyB : world.companyA;
  const node = Number(values['node_id'] ?? company.nodes.room);
  const id = await insertRow(world.database, company.id, 'feedback', {
    node_id: node,
    node_path: `/${node}/`,
    survey_version_id: company.surveyVersionId,
    answers: JSON.stringify({ experience: 3 }),
    score: 50,
    response_token: randomUUID(),
    ...values,
  });
  await world.database.statement('app', company.id, {
    text: `insert into node_day_delta (company_id, node_id, day, answers, open)
      select company_id, node_id, (created_at at time zone 'UTC')::date, 1, 1 from feedback where id = $1 and not is_repeat`,
    values: [id],
  });
  return id;
}

export async function plantFeedback(served: Served): Promise<void> {
  const { companyA, companyB, database } = served.world;
  const tag = (company: number, name: string) => insertRow(database, company, 'company_tag', { name });
  feedback = {
    first: await plantAnswer(served),
    second: await plantAnswer(served),
    third: await plantAnswer(served),
    beyond: await plantAnswer(served, { node_id: companyA.nodes.otherBranch }),
    ofB: await plantAnswer(served, {}, true),
    quiet: await tag(companyA.id, 'Quiet'),
    loud: await tag(companyA.id, 'Loud'),
    tagOfB: await tag(companyB.id, 'Foreign'),
  };
}

export type Case = Omit<Scenario, 'path' | 'body'> & { body?: Scenario['body'] };

/** A call on one feedback. */
export const on =
  (method: string, action = '') =>
  (key: keyof Planted | 'missing', { as = 'adminA', ...rest }: Case): Scenario => ({
    as,
    method,
    path: () => `feedback/${key === 'missing' ? MISSING : feedback[key]}${action && `/${action}`}`,
    ...rest,
  });

/** A call on many. */
export const onMany =
  (action: string) =>
  ({ as = 'adminA', ...rest }: Case): Scenario => ({ as, method: 'POST', path: `feedback/${action}`, ...rest });

export const patch = on('PATCH');
export const read = on('GET');
export const history = on('GET', 'history');
