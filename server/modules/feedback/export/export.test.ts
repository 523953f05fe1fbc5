import readXlsx from 'read-excel-file/node';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { insertRow } from '../../../test/world.ts';
import { serveExports } from './test/exports.ts';

const { served, query, run, ask, read, fetchFile, answer, exported } = serveExports();

const lines = (csv: Buffer): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, relax_column_count: false }) as Record<string, string>[];

describe('a file of feedback', () => {
  test('holds what the filtered list holds, in its order, and a column for each question', async () => {
    const { companyA } = served().world;
    const tag = await insertRow(served().database, companyA.id, 'company_tag', { name: 'Late' });
    const second = await answer({ comment: 'b', at: new Date('2026-01-02T10:00:00.5Z'), answers: { experience: 2 } });
    const first = await answer({
      comment: 'Grüße, "Ann"\nbye',
      at: new Date('2026-01-01T10:00:00Z'),
      answers: { experience: 4, problems: ['staff'] },
    });
    await answer({ status: 'completed' });
    await query(
      companyA,
      'update feedback set tag_ids = $2, assignee_id = $3 where id = $1',
      first,
      [tag],
      served().world.principals['adminA']?.userId,
    );
    const csv = await exported('adminA', { format: 'csv', filter: { status: 'new' }, sort: ['created_at', 'ASC'] });
    expect(csv.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(csv.includes('\r\n')).toBe(true);
    const rows = lines(csv);
    expect(rows).toMatchObject([
      {
        ID: String(first),
        'Created (UTC)': '2026-01-01T10:00:00Z',
        Unit: 'room',
        'Unit ID': String(companyA.nodes.room),
        Path: 'root › branch › room',
        Status: 'New',
        Priority: 'Normal',
        'Score (0–100)': '75',
        Language: 'English',
        Tags: 'Late',
        'Related user': 'adminA',
        Comment: 'Grüße, "Ann"\nbye',
        'Read (UTC)': '',
      },
      { ID: String(second), 'Created (UTC)': '2026-01-02T10:00:00Z', Comment: 'b', Tags: '' },
    ]);
    const asked = Object.keys(rows[0] ?? {}).slice(15);
    expect(asked.length).toBeGreaterThan(3);
    expect(Object.values(rows[0] ?? {})[15]).toBe('4');
    expect(Object.values(rows[0] ?? {})[16]).toMatch(/staff/i);
  });

  test('has no formula that a spreadsheet would run, in either format', async () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1', '_x0041_', 'a\u0001b'];
    for (const comment of hostile) await answer({ comment });
    const csv = lines(await exported('adminA', { format: 'csv', sort: ['id', 'ASC'], columns: ['comment'] }));
    expect(csv.map(({ Comment }) => Comment)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'=1+1",
      "'=1+1",
      "'＝1+1",
      '_x0041_',
      'ab',
    ]);
    const sheets = await readXlsx(
      await exported('adminA', { format: 'xlsx', sort: ['id', 'ASC'], columns: ['comment'] }),
    );
    expect(sheets[0]?.data).toEqual([
      ['Comment'],
      ['=1+1'],
      ['+1'],
      ['-1'],
      ['@SUM(A1)'],
      ['=1+1'],
      ['=1+1'],
      ['＝1+1'],
      ['_x0041_'],
      ['ab'],
    ]);
  });

  test('speaks the language of who asked', async () => {
    await answer({});
    const csv = await exported('adminA', { format: 'csv' }, { 'preferred-language': 'de' });
    const [row] = parse(csv, { bom: true, columns: true, delimiter: ';' }) as Record<string, string>[];
    expect(row).toMatchObject({ Status: 'Neu', Einheit: 'room', 'Erstellt (UTC)': expect.stringMatching(/Z$/) });
  });

  test('is whole beyond one batch, each row once', async () => {
    const { companyA } = served().world;
    await query(
      companyA,
      `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, response_token)
        select $1, $2, '/', $3, '{}', gen_random_uuid() from generate_series(1, 2345)`,
      companyA.id,
      companyA.nodes.room,
      companyA.surveyVersionId,
    );
    const { id } = await ask('adminA', { format: 'csv', columns: ['id'] });
    await run();
    expect(await read('adminA', id)).toMatchObject({ state: 'done', row_count: 2345, rows_done: 2345 });
    const rows = lines(Buffer.from(await (await fetchFile('adminA', id)).arrayBuffer()));
    expect(new Set(rows.map(({ ID }) => ID)).size).toBe(2345);
  });

  test('of nothing has its header alone', async () => {
    expect(String(await exported('adminA', { format: 'csv', columns: ['id', 'unit'] }))).toBe('\ufeffID,Unit\r\n');
  });
});
