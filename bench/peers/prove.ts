/** What is measured has to be an answer: each server's first ones are compared with the database. */
import { withConnection } from '../../server/database/with-connection.ts';
import type { AnswersData } from './data.ts';
import { sideOf } from './kinds.ts';
import { type CallName, PAGE, type Turned } from './peer.ts';

/** @throws where a list has other rows or another total, a row another id, or an answer left no row */
export async function prove(turned: Turned, data: AnswersData): Promise<void> {
  const { name } = turned.contender;
  const side = sideOf(name);
  for (const [call, total] of [
    ['list', data.answers],
    ['status', data.ofStatus],
    ['assignee', data.ofAssignee],
  ] as const) {
    const { body, headers } = await ask(turned, call, data);
    const page = side.page(body, headers);
    const counted = Math.min(total, (side.countedTo ?? total) + 1);
    if (page.rows.length !== PAGE || page.total !== counted)
      throw new Error(`${name} tells ${page.rows.length} of ${page.total} rows, not ${PAGE} of ${counted}.`);
  }
  const one = { ...data, feedbackIds: data.feedbackIds.slice(0, 1) };
  const { body } = await ask(turned, 'row', one);
  if (side.rowId(body) !== one.feedbackIds[0]) throw new Error(`${name} tells another row than it was asked for.`);
  const before = await countRows(turned);
  await ask(turned, 'submission', data);
  if ((await countRows(turned)) !== before + 1) throw new Error(`${name} did not keep the answer.`);
}

async function ask(
  { contender: { name, origin }, signIn }: Turned,
  call: CallName,
  data: AnswersData,
): Promise<{ body: unknown; headers: Headers }> {
  const { path, ...request } = sideOf(name).calls[call](data, await signIn());
  const response = await fetch(`${origin}${path}`, request);
  if (!response.ok) throw new Error(`${name}, ${call}: ${response.status} ${await response.text()}`);
  return { body: await response.json(), headers: response.headers };
}

export const countRows = async ({ database, table }: Turned): Promise<number> =>
  withConnection(database, async (client) => {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    return Number(rows[0]?.rows);
  });
