/** Files that are none: each with its own words. */
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { importUnits, sendImport } from '../../../test/unit-imports.ts';

describe('a file that can not be read', async () => {
  const served = await servedWorld();

  const umlaut = new Uint8Array([...Buffer.from('external_id,name\na,M'), 0xfc, ...Buffer.from('nchen\n')]);

  test.each([
    ['nothing in it', '', 400, 'empty_file'],
    ['only empty lines', '\n,,,\n\n', 400, 'empty_file'],
    ['Windows-1252', umlaut, 400, 'wrong_encoding'],
    ['UTF-16 without its mark', new Uint8Array(Buffer.from('external_id,name', 'utf16le')), 400, 'wrong_encoding'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), 400, 'wrong_encoding'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 400, 'old_excel_file'],
    ['a quote that never ends', 'external_id,name\n"a,b\n', 400, 'broken_file'],
    ['a value without end', `external_id,name\na,${'x'.repeat(300_000)}`, 400, 'broken_file'],
    ['too many rows', `external_id,name\n${',A\n'.repeat(20_001)}`, 400, 'too_many_rows'],
    ['half an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 400, 'broken_file'],
    ['an archive of nothing', new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Buffer.alloc(60)]), 400, 'broken_file'],
  ])('because of %s has its own words', async (_name, file, status, code) => {
    const answer = await importUnits(served, { file });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.detail).not.toMatch(/[{}]/);
  });

  test.each([
    ['20,000 rows and many empty ones below', `external_id,name\n${',A\n'.repeat(20_000)}${',,\n'.repeat(50_000)}`],
  ])('is not one of %s', async (_name, file) => {
    expect(await importUnits(served, { file })).toMatchObject({ status: 200, body: { rows: 20_000 } });
  });

  test('is refused as another type of file before it is read', async () => {
    const response = await sendImport(served, { file: '{}', type: 'application/json' });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 415,
      body: { code: 'unsupported_file_type' },
    });
  });

  test('has its problem as the last line of an answer by lines', async () => {
    const response = await sendImport(served, { file: umlaut, headers: { accept: 'application/x-ndjson' } });
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(response.status).toBe(200);
    expect(lines.at(-1)).toMatchObject({ problem: { code: 'wrong_encoding', status: 400 } });
  });
});
