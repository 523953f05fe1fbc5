/** Rich text of an entity that a schema adds: from files, for several rows, in drafts, in the history and from the bin. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { equipmentCalls } from './equipment-calls.ts';
import { expectAccessible } from './journey.ts';

interface Journey {
  page: Page;
  origin: string;
  calls: ReturnType<typeof equipmentCalls>;
}

const SENT = '<h1 onclick="x()">Doors</h1><ul><li>Two are <b>blocked</b><script>x()</script></ul>';
const STORED = '<h2>Doors</h2><ul><li><p>Two are <strong>blocked</strong></p></li></ul>';

interface Inspection {
  id: number;
  name: string;
  report: string | null;
  updated_at: string;
}

/** @param open the journey, once it has begun */
export function richTextJourney(open: () => Journey): void {
  let token: string;
  const ask = async (address: string, body?: object, method?: string): Promise<{ status: number; body: unknown }> => {
    const answer = await open().calls.call(`inspections/${address}`, token, body, method ?? (body && 'POST'));
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  /** The only rows, by their names. */
  const haveInspections = async (reports: Record<string, string>): Promise<number[]> => {
    const { signIn, unitId } = open().calls;
    token = await signIn('admin@acme.example');
    for (const { id } of await inspections()) expect((await ask(`${id}/`, undefined, 'DELETE')).status).toBe(204);
    const body = { node_id: await unitId(token), planned_on: '2026-11-20', email: 'safety@acme.example' };
    const ids = [];
    for (const [name, report] of Object.entries(reports)) {
      const made = await ask('', { ...body, name, report });
      expect(made.status).toBe(201);
      ids.push((made.body as Inspection).id);
    }
    return ids;
  };
  const inspections = async (): Promise<Inspection[]> => (await ask('')).body as Inspection[];
  const reports = async () => Object.fromEntries((await inspections()).map(({ name, report }) => [name, report]));

  test('rich text of a file is taken as paragraphs, or as markup where it is some', async () => {
    const [id = 0] = await haveInspections({ Alarm: SENT });
    const rows = [
      ['Exits', 'Doors & signs < 5\n\nAll fine'],
      ['Stairs', SENT],
      ['Roof', ''],
      ['Cellar', `<p>${'x'.repeat(3000)}</p>`],
      ['Alarm', 'Doors\nTwo are blocked'],
    ];
    const file = await importFile(['Name', 'Report'], rows);
    expect(file).toMatchObject({ created_count: 3, refused_count: 1, unchanged_count: 1 });
    expect(await reports()).toEqual({
      Exits: '<p>Doors &amp; signs &lt; 5</p><p>All fine</p>',
      Stairs: STORED,
      Roof: null,
      // What it says is what the file says.
      Alarm: STORED,
    });
    expect((await ask(`${id}/history`)).body).toMatchObject({ results: [{ operation: 'create' }] });
    const { results } = (await callImport(`${file.id}/faults`)) as { results: object[] };
    expect(results).toMatchObject([{ row: 5, field: 'report', code: 'too_long' }]);
  });

  interface ListImport {
    id: number;
    state: string;
    mapping: object;
  }

  const callImport = async (address: string, body?: object): Promise<unknown> => {
    const answer = await open().calls.call(`listimports/${address}`, token, body);
    expect(answer.status).toBe(200);
    return answer.json();
  };

  /** Rows as a file, each with what an inspection has to have besides. */
  async function importFile(header: string[], rows: string[][]): Promise<ListImport> {
    const more = { 'Planned for': '2026-11-20', 'Reported by email to': 'safety@acme.example', Unit: 'Rooftop bath' };
    const cells = [[...header, ...Object.keys(more)], ...rows.map((row) => [...row, ...Object.values(more)])];
    const csv = cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
    const sent = await fetch(`${open().origin}/api/inspections/import?file_name=rows.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'preferred-language': 'en' },
      body: csv,
    });
    expect(sent.status).toBe(201);
    const { id, mapping } = (await sent.json()) as ListImport;
    await step(id, 'check', { mapping, change_existing: true });
    return step(id, 'run', {});
  }

  async function step(id: number, name: string, body: object): Promise<ListImport> {
    await callImport(`${id}/${name}`, body);
    const read = async () => (await callImport(`${id}`)) as ListImport;
    await expect.poll(async () => (await read()).state).toBe('done');
    return read();
  }

  test('rich text is written for several rows at once', async () => {
    await haveInspections({ Alarm: '<p>Before</p>', Exits: '' });
    const { page } = open();
    await page.goto('/inspections?filter={}');
    for (const name of ['Alarm', 'Exits'])
      await page.getByRole('checkbox', { name: new RegExp(`^Select this row: ${name}`) }).check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 records' });
    await dialog.getByLabel('Field').click();
    await page.getByRole('option', { name: 'Report', exact: true }).click();
    const text = dialog.getByRole('textbox', { name: 'Report' });
    await text.click();
    await page.keyboard.type('All ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('fine');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('2 records changed').waitFor();
    const report = '<p>All <strong>fine</strong></p>';
    expect(await reports()).toEqual({ Alarm: report, Exits: report });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(reports).toEqual({ Alarm: '<p>Before</p>', Exits: null });
  });

  test('rich text is kept in a draft as it will be stored, and published as that', async () => {
    const [id = 0] = await haveInspections({ Alarm: '<p>Before</p>' });
    const saved = await ask(`${id}/draft`, { changes: { report: SENT } });
    expect(saved).toMatchObject({ status: 200, body: { draft: { changes: { report: STORED }, revision: 1 } } });
    expect(await reports()).toEqual({ Alarm: '<p>Before</p>' });
    // Nothing is seen of it, so that it is none.
    const nothing = { changes: { report: '<p>Before</p><p>&nbsp;</p>' }, revision: 1 };
    expect((await ask(`${id}/draft`, nothing)).status).toBe(400);
    const long = { changes: { report: 'x'.repeat(3000) }, revision: 1 };
    expect(await ask(`${id}/draft`, long)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/changes/report', code: 'too_long' }] },
    });
    const { page } = open();
    await page.goto(`/inspections/${id}`);
    await page.getByRole('main').getByText('Two are blocked').first().waitFor();
    expect((await ask(`${id}/draft/publish`, { revision: 1 })).status).toBe(200);
    expect(await reports()).toEqual({ Alarm: STORED });
    expect((await ask(`${id}/draft/revert`, {})).status).toBe(200);
    expect(await reports()).toEqual({ Alarm: '<p>Before</p>' });
  });

  test('the history of rich text tells words and looks, no markup, and brings an earlier one back', async () => {
    const [id = 0] = await haveInspections({ Alarm: '<p>One door is blocked</p>' });
    const patch = (report: string) => ask(`${id}/`, { report }, 'PATCH');
    await patch('<p>Two doors are <i>blocked</i></p>');
    const again = await patch('<p>Two doors are <em>blocked</em> </p>');
    await patch('<p>Two doors are <b>blocked</b></p>');
    const { results } = (await ask(`${id}/history`)).body as {
      results: { version: number; history: Record<string, unknown> }[];
    };
    const [italic, bold] = ['em', 'strong'].map((look) => `<p>Two doors are <${look}>blocked</${look}></p>`);
    // What is written in another way is no change.
    expect((again.body as Inspection).report).toBe(italic);
    expect(results.map(({ history }) => history['report'])).toEqual([
      [italic, bold],
      undefined,
      ['<p>One door is blocked</p>', italic],
      [null, '<p>One door is blocked</p>'],
    ]);
    const { page } = open();
    await page.goto(`/inspections/${id}`);
    await page.getByRole('tab', { name: 'History' }).click();
    const [looks, words] = [0, 2].map((at) =>
      page.getByRole('region', { name: 'History' }).getByRole('listitem').nth(at),
    );
    await words?.getByText('One door is blocked').waitFor();
    await words?.getByText('Two doors are blocked').waitFor();
    await looks?.getByRole('emphasis').getByText('blocked').waitFor();
    await looks?.getByRole('strong').getByText('blocked').waitFor();
    await expectAccessible(page);
    const restored = await ask(`${id}/restore`, { version: results.at(-1)?.version });
    expect(restored).toMatchObject({ status: 200, body: { report: '<p>One door is blocked</p>' } });
  });

  test('rich text comes back from the bin as it was', async () => {
    const [id = 0] = await haveInspections({ Alarm: SENT });
    expect((await ask(`${id}/`, undefined, 'DELETE')).status).toBe(204);
    const { results } = (await ask('deleted')).body as { results: { row: Inspection }[] };
    expect(results.find(({ row }) => row.id === id)?.row.report).toBe(STORED);
    expect(await ask(`deleted/${id}/restore`, {})).toMatchObject({ status: 200, body: { id, report: STORED } });
    expect(await reports()).toEqual({ Alarm: STORED });
  });
}
