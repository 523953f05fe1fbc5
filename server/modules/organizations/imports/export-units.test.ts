/** An export holds what its reader sees, in his language, and under a name that every system takes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { insertRow } from '../../../test/world.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { attachment } from '../../../http/attachment.ts';
import { csv, exportUnits, importAndApply, importUnits } from '../../../test/unit-imports.ts';

const served = await servedWorld();
beforeAll(async () => {
  const { nodes } = served.world.companyA;
  const file = csv(
    ['external_id', 'name', 'type', 'parent_external_id', 'color'],
    ['b-1', '=cmd|"calc"!A1', 'Room', `#${nodes.branch}`, '#112233'],
    ['', 'Plain', '', 'b-1', ''],
  );
  await importAndApply(served, { file });
});

const linesOf = (file: Uint8Array): string[] => new TextDecoder().decode(file).trim().split('\r\n');

describe('an export', () => {
  test('is a file of all units for an administrator, with nothing that is a formula', async () => {
    const { nodes, id } = served.world.companyA;
    const { status, headers, file } = await exportUnits(served);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="Organization of ${id} units \\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    expect(file.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = linesOf(file);
    expect(lines[0]).toBe('External ID,Name,Type,Parent external ID,Color');
    expect(lines).toContain(`#${nodes.room},room,,#${nodes.branch},#0B6E6E`);
    expect(lines).toContain(`b-1,"'=cmd|""calc""!A1",Room,#${nodes.branch},#112233`);
    expect(lines).toHaveLength(7);
  });

  test('is in the language of its reader, parted as his spreadsheet parts', async () => {
    const { file } = await exportUnits(served, { language: 'de' });
    expect(linesOf(file)[0]).toBe('Externe ID;Name;Typ;Externe ID der übergeordneten Einheit;Farbe');
  });

  test.each(['node_read', 'user_edit', 'qr_create', 'feedback_delete'])(
    'holds what %s sees, and its place',
    async (as) => {
      const { nodes } = served.world.companyA;
      const { file } = await exportUnits(served, { as });
      const lines = linesOf(file);
      // The root is out of sight: its number alone tells that the branch is not at the top.
      expect(lines[1]).toBe(`#${nodes.branch},branch,,#${nodes.root},#0B6E6E`);
      expect(lines.join('\n')).not.toMatch(/root|otherBranch/);
      const { body } = await importUnits(served, { file });
      expect(body.counts).toEqual({ added: 0, changed: 0, moved: 0, unchanged: lines.length - 1 });
    },
  );

  test('leaves deleted units out', async () => {
    const { database, companyA } = served.world;
    const values = {
      organization_id: companyA.organizationId,
      name: 'Gone',
      path: '/0/',
      deleted_at: new Date().toISOString(),
    };
    await insertRow(database, companyA.id, 'node', values);
    expect(linesOf((await exportUnits(served)).file).join('\n')).not.toContain('Gone');
  });

  test('can be the header alone, to fill in', async () => {
    const { companyA } = served.world;
    const response = await fetch(
      `${served.origin}/api/companyorganization/${companyA.organizationId}/export_units?template=true`,
      { headers: await served.world.authorization('adminA') },
    );
    expect(linesOf(new Uint8Array(await response.arrayBuffer()))).toEqual([
      '\uFEFFExternal ID,Name,Type,Parent external ID,Color'.slice(1),
    ]);
    expect(response.headers.get('content-disposition')).toContain('filename="units.csv"');
  });

  test('is refused in a format that there is not', async () => {
    expect((await exportUnits(served, { format: 'ods' })).status).toBe(400);
  });
});

test.each([
  ['Plain.csv', `attachment; filename="Plain.csv"; filename*=UTF-8''Plain.csv`],
  ['Zürich 東.csv', `attachment; filename="Z_rich _.csv"; filename*=UTF-8''Z%C3%BCrich%20%E6%9D%B1.csv`],
  ['a/b\\c"d\r\ne*.csv', `attachment; filename="a_b_c_d__e_.csv"; filename*=UTF-8''a_b_c_d__e_.csv`],
  ["l'été 100%.csv", `attachment; filename="l'_t_ 100_.csv"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20100%25.csv`],
])('the name %j travels safely', (name, header) => {
  expect(attachment(name)).toBe(header);
});
