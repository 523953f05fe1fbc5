/** Answers that are none, and codes that lead nowhere: each is refused at its place. */
import { describe, expect, it } from 'vitest';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld();

const send = (body: unknown): Promise<CallAnswer> => served.call({ method: 'POST', path: 'setsurveyanswer/', body });
const stored = () =>
  served.world.database.statement('app', served.world.companyA.id, { text: 'select id from feedback', values: [] });

describe('a bad answer is refused at its place, and nothing is stored', () => {
  const good = { answers: { experience: 3 } };
  it.each<[string, unknown, number, string[]]>([
    ['no answers', {}, 400, ['/answers']],
    ['an empty answer', { answers: {} }, 400, ['/answers/experience']],
    ['a missing required answer', { answers: { comment: 'x' } }, 400, ['/answers/experience']],
    ['an unknown question', { answers: { experience: 3, stranger: 1 } }, 400, ['/answers/stranger']],
    ['a question with a slash', { answers: { experience: 3, 'a/b': 1 } }, 400, ['/answers/a~1b']],
    ['a wrong type', { answers: { experience: 'great' } }, 400, ['/answers/experience']],
    ['a number out of range', { answers: { experience: 11 } }, 400, ['/answers/experience']],
    ['an option that is not there', { answers: { experience: 1, problems: ['x'] } }, 400, ['/answers/problems']],
    ['a long text', { answers: { experience: 3, comment: 'x'.repeat(4001) } }, 400, ['/answers/comment']],
    ['a NUL', { answers: { experience: 3, comment: 'a\0' } }, 400, ['/answers/comment']],
    ['half a character', '{"code":"$CODE","answers":{"experience":3,"comment":"\\ud800"}}', 400, ['/answers/comment']],
    ['a prototype', '{"code":"$CODE","answers":{"__proto__":{"experience":3}}}', 400, ['/answers/__proto__']],
    ['deep nesting', `{"code":"$CODE","answers":{"experience":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 400, []],
    ['a list of answers', { answers: [3] }, 400, ['/answers']],
    ['a further field', { ...good, is_repeat: false }, 400, ['/is_repeat']],
    ['a token that is none', { ...good, response_token: 'mine' }, 400, ['/response_token']],
    ['a version that is none', { ...good, survey_version_id: 1e20 }, 400, ['/survey_version_id']],
    ['a code that is a number', { ...good, code: 7 }, 400, ['/code']],
    ['a code that never was', { ...good, code: newCode() }, 404, []],
    ['too much of it', { answers: { experience: 3, comment: 'x'.repeat(300_000) } }, 413, []],
  ])('%s', async (_, body, status, pointers) => {
    const { codes } = served.world.companyA;
    const before = await stored();
    const sent = await send(
      typeof body === 'string' ? body.replace('$CODE', codes.room) : { code: codes.room, ...(body as object) },
    );
    expect({ status: sent.status, body: sent.body }).toMatchObject({ status });
    const { errors = [] } = sent.body as { errors?: { pointer: string; message: string }[] };
    for (const pointer of pointers) expect(errors.map((error) => error.pointer)).toContain(pointer);
    for (const { message } of errors) expect(message).not.toMatch(/^fields\./);
    expect(await stored()).toHaveLength(before.length);
  });
});

describe('where a code leads', () => {
  it('is told with the unit’s name', async () => {
    const { codes } = served.world.companyA;
    const answer = await served.call({
      method: 'POST',
      path: 'getnodeurl/',
      body: { code: codes.branch.toLowerCase() },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { url: `https://feedback.test/Q/${codes.branch}`, code: codes.branch, name: 'branch' },
    });
  });

  it('is a 404 in the caller’s language for a code that never was', async () => {
    const answer = await served.call({
      method: 'POST',
      path: 'getnodeurl',
      body: { code: newCode() },
      headers: { 'preferred-language': 'en' },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'survey_not_found', title: 'Survey not found!' } });
  });

  it('does not depend on who asks', async () => {
    const { codes } = served.world.companyA;
    const headers = { authorization: 'Bearer of.an.old.session' };
    expect(
      (await served.call({ method: 'POST', path: 'getnodeurl', body: { code: codes.room }, headers })).status,
    ).toBe(200);
  });
});
