import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../access/database.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { fillWords } from './fill-words.ts';

const served = await servedWorld();

interface Sent {
  token: string;
  answers: Record<string, unknown>;
  partial?: boolean;
}

async function send({ token, answers, partial = false }: Sent): Promise<void> {
  const body = {
    code: served.world.companyA.codes.room,
    response_token: token,
    locale: 'tr',
    answers: { experience: 2, ...answers },
    partial,
  };
  const { status } = await served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    headers: { 'user-agent': token },
    body,
  });
  expect(status).toBe(200);
}

const fillAll = async (): Promise<number> => {
  let taken = 0;
  for (let batch = await fillWords(served.world.database); batch > 0; batch = await fillWords(served.world.database))
    taken += batch;
  return taken;
};

const owned = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

async function stored(token: string): Promise<{ words: string[]; text: string | null; sameTime: boolean }> {
  const [row] = await owned<{ words: string[]; text: string | null; sameTime: boolean }>(
    `select array(select word from feedback_word w where w.feedback_id = f.id order by word) as words,
      (select words from feedback_text t where t.feedback_id = f.id) as text,
      (select coalesce(bool_and(w.created_at = f.created_at), true) from feedback_word w where w.feedback_id = f.id) as "sameTime"
      from feedback f where f.response_token = $1`,
    token,
  );
  return row ?? { words: [], text: null, sameTime: false };
}

const idsFound = async (q: string, as = 'adminA'): Promise<number> => {
  const { body } = await served.call({ as, path: `feedback?filter=${encodeURIComponent(JSON.stringify({ q }))}` });
  return (body as unknown[]).length;
};

describe('the words of what visitors wrote', () => {
  test('are those of the free texts, and of no chosen option or contact', async () => {
    const token = randomUUID();
    const contact = { name: 'Ayşe Secret', email: 'ayse@example.com', consent: true };
    await send({ token, answers: { problems: ['staff'], comment: 'Çay soğuktu, çay!', contact } });
    expect(await fillAll()).toBe(1);
    expect(await stored(token)).toEqual({ words: ['cay', 'soguktu'], text: ' cay soguktu cay ', sameTime: true });
    expect(await idsFound('CAY')).toBe(1);
    expect(await idsFound('secret')).toBe(0);
    expect(await idsFound('cay', 'adminB')).toBe(0);
  });

  test('follow a partial answer that is completed, also to nothing', async () => {
    const token = randomUUID();
    await send({ token, answers: { comment: 'half of it' }, partial: true });
    await fillAll();
    expect((await stored(token)).words).toEqual(['half', 'it', 'of']);
    await send({ token, answers: { comment: 'all of it' }, partial: true });
    await fillAll();
    expect((await stored(token)).words).toEqual(['all', 'it', 'of']);
    await send({ token, answers: {} });
    await fillAll();
    expect(await stored(token)).toMatchObject({ words: [], text: null });
  });

  test('are not due where nothing was written', async () => {
    await send({ token: randomUUID(), answers: {} });
    expect(await fillAll()).toBe(0);
  });

  test('go at once with an erasure, whether it comes before or after they are written', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    await send({ token: late, answers: { comment: 'gone later' } });
    await fillAll();
    await send({ token: early, answers: { comment: 'gone before' } });
    for (const token of [early, late]) {
      const [row] = await owned<{ id: number }>('select id from feedback where response_token = $1', token);
      const { status } = await served.call({
        as: 'adminA',
        method: 'POST',
        path: `feedback/${row?.id}/erase`,
        body: {},
      });
      expect(status).toBe(200);
      expect(await stored(token)).toMatchObject({ words: [], text: null });
    }
    await fillAll();
    for (const token of [early, late]) expect(await stored(token)).toMatchObject({ words: [], text: null });
  });

  test('are none of an answer that is erased while they are written', async () => {
    const token = randomUUID();
    await send({ token, answers: { comment: 'between two steps' } });
    const [row] = await owned<{ id: number }>('select id from feedback where response_token = $1', token);
    const erasesMeanwhile = between('words_forget', async () => {
      await served.call({ as: 'adminA', method: 'POST', path: `feedback/${row?.id}/erase`, body: {} });
    });
    expect(await fillWords(erasesMeanwhile(served.world.database))).toBe(1);
    expect(await stored(token)).toMatchObject({ words: [], text: null });
  });

  test('are still due after a server died in the middle', async () => {
    const token = randomUUID();
    await send({ token, answers: { comment: 'survives' } });
    const dies = between('words_done', () => Promise.reject(new Error('killed')));
    await expect(fillWords(dies(served.world.database))).rejects.toThrow('killed');
    expect(await stored(token)).toMatchObject({ words: [] });
    expect(await fillAll()).toBe(1);
    expect((await stored(token)).words).toEqual(['survives']);
  });

  test('are written by one server at a time', async () => {
    const tokens = Array.from({ length: 12 }, () => randomUUID());
    for (const token of tokens) await send({ token, answers: { comment: `together ${token.slice(0, 4)}` } });
    const { database } = served.world;
    const taken = await Promise.all([fillWords(database), fillWords(database), fillWords(database)]);
    expect(taken.reduce((sum, batch) => sum + batch) + (await fillAll())).toBe(12);
    for (const token of tokens) expect((await stored(token)).words).toContain('together');
  });

  test('take in what the visitor adds, and nothing that the company writes', async () => {
    const token = randomUUID();
    await send({ token, answers: { comment: 'first' } });
    const [row] = await owned<{ id: number }>('select id from feedback where response_token = $1', token);
    await owned(
      `insert into feedback_message (company_id, feedback_id, author, text)
        values ($1, $2, 'visitor', 'added later'), ($1, $2, 'company', 'we answer')`,
      served.world.companyA.id,
      row?.id,
    );
    await fillAll();
    expect(await stored(token)).toMatchObject({ words: ['added', 'first', 'later'], text: ' first \n added later ' });
    expect(await idsFound('"first added"')).toBe(0);
    expect(await idsFound('"added later"')).toBe(1);
  });
});

/** The database with something that happens right before one of the worker's statements. */
const between =
  (name: string, happens: () => Promise<unknown>) =>
  (database: Database): Database => ({
    ...database,
    withTenant: (role, companyId, work) =>
      database.withTenant(role, companyId, (transaction) =>
        work({
          ...transaction,
          async query(statement) {
            if (statement.name === name) await happens();
            return transaction.query(statement);
          },
        }),
      ),
  });
