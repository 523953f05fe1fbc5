/** What ticks each of the first steps, and what others of the company, or of another one, learn of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';

interface Answer {
  steps: Record<string, boolean>;
  organization_id: number | null;
  unit: { id: number; name: string; code: string } | null;
}

describe('the first steps', async () => {
  const served = await servedWorld();

  async function read(as: string): Promise<Answer> {
    const { status, body } = await served.call({ as, path: 'firststeps' });
    expect({ as, status }).toEqual({ as, status: 200 });
    return body as Answer;
  }
  const insert = (table: string, values: Record<string, unknown>) =>
    insertRow(served.database, served.world.companyA.id, table, values);
  /** As the visitor's side stores it. */
  const newRead = (unit: 'room' | 'otherBranch', channel: string, isBot = false) =>
    served.database.statement('visitor', served.world.companyA.id, {
      text: 'insert into node_read (company_id, node_id, locale, channel, is_bot) values ($1, $2, $3, $4, $5)',
      values: [served.world.companyA.id, served.world.companyA.nodes[unit], 'en', channel, isBot],
    });

  test('of a company with units and nothing else are those that wait', async () => {
    const { nodes, codes } = served.world.companyA;
    const { steps, unit } = await read('adminA');
    expect(steps).toEqual({ unit: true, survey: false, code: false, test: false, answer: false });
    expect(unit).toMatchObject({ id: nodes.root, code: codes.root });
  });

  test('are told as far as one may take them', async () => {
    const { nodes } = served.world.companyA;
    expect(await read('nobody')).toEqual({ steps: {}, organization_id: null, unit: null });
    expect((await read('feedback_read')).steps).toEqual({ answer: false });
    expect((await read('node_create')).steps).toEqual({ unit: true });
    const reader = await read('qr_edit');
    expect(reader.steps).toEqual({ code: false, test: false });
    expect(reader.unit?.id).toBe(nodes.branch);
  });

  test('a survey that is only drafted ticks nothing, a published one does', async () => {
    const id = await insert('survey', { name: 'Of our own', origin: 'library', draft: {} });
    expect((await read('adminA')).steps['survey']).toBe(false);
    await insert('survey_version', { survey_id: id, number: 1, document: { title: {}, pages: [] } });
    expect((await read('adminA')).steps['survey']).toBe(true);
  });

  test('bots, kiosks and links try no code; a test does, for who sees the unit', async () => {
    await newRead('room', 'scan', true);
    await newRead('room', 'link');
    expect((await read('adminA')).steps['test']).toBe(false);
    await newRead('otherBranch', 'test');
    expect((await read('adminA')).steps['test']).toBe(true);
    expect((await read('qr_read')).steps['test']).toBe(false);
    await newRead('room', 'scan');
    expect((await read('qr_read')).steps['test']).toBe(true);
  });

  test('a design ticks the code, and an answer the last one', async () => {
    await insert('qr_code_group', { name: 'Doors', design: { foreground: '#000000' } });
    expect((await read('adminA')).steps).toMatchObject({ code: true, answer: false });
    const { codes } = served.world.companyA;
    const sent = await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: codes.room, answers: { experience: 4 }, response_token: randomUUID() },
    });
    expect(sent.status).toBe(200);
    expect((await read('adminA')).steps).toMatchObject({ answer: true });
    expect((await read('feedback_read')).steps).toEqual({ answer: true });
  });

  test('of another company are its own', async () => {
    const { steps, unit } = await read('adminB');
    expect(steps).toMatchObject({ survey: false, code: false, test: false, answer: false });
    expect(unit?.id).toBe(served.world.companyB.nodes.root);
  });

  test('to look at a code ticks nothing, to keep its print does, and stands in the log', async () => {
    const { body } = await served.call({ as: 'adminB', path: 'nodeqrcode?range=[0,0]' });
    const [code] = body as { id: number }[];
    const print = async (search: string): Promise<number> => {
      const headers = await served.world.authorization('adminB');
      return (await fetch(`${served.origin}/api/nodeqrcode/${code?.id}/image?${search}`, { headers })).status;
    };
    expect(await print('format=svg&design=design')).toBe(200);
    expect((await read('adminB')).steps['code']).toBe(false);
    expect(await print('format=svg&download=maybe')).toBe(400);
    expect((await read('adminB')).steps['code']).toBe(false);
    expect(await print('format=svg&download=true')).toBe(200);
    expect((await read('adminB')).steps['code']).toBe(true);
    const { body: log } = await served.call({
      as: 'adminB',
      path: `auditentry?filter=${encodeURIComponent(JSON.stringify({ entity: 'node_qr_code' }))}`,
    });
    expect(log).toMatchObject([{ operation: 'export', record_id: code?.id }]);
  });
});
