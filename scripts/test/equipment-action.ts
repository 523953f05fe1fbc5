/** An action of the equipment that the schema journey adds. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

const HANDLER = `import type { MadeFile } from '../../../../http/made-file.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';

async function report(request: ActionRequest): Promise<{ id: number }> {
  const { id } = await request.lock();
  const { transaction, input } = request;
  await transaction.query({
    text: 'update equipment set condition = $3 where company_id = $1 and id = $2',
    values: [transaction.companyId, id, input['condition']],
  });
  return { id: Number(id) };
}

async function label(request: ActionRequest): Promise<MadeFile> {
  const { name } = await request.find();
  return { name: \`\${String(name)}.txt\`, bytes: Buffer.from(\`\${String(name)}, \${String(request.input['copies'])} copies\`) };
}

export const equipment: EntityExtension = { actions: { report, label } };
`;

/** Adds an action to the entity: its schema, a function that does it, and one line that names that. */
export async function giveAction({ folder, run }: ProjectCopy, entityFile: string): Promise<void> {
  const schema = path.join(folder, entityFile);
  const entity = JSON.parse(fs.readFileSync(schema, 'utf8')) as { 'x-access': object };
  const action = {
    on: 'member',
    method: 'POST',
    input: {
      type: 'object',
      required: ['condition'],
      properties: {
        condition: { enum: ['working', 'out_of_order'] },
        remark: {
          type: ['string', 'null'],
          maxLength: 200,
          description: 'For who mends it.',
          'x-when': { condition: 'out_of_order' },
          'x-required-when': { field: 'condition', is: 'out_of_order' },
        },
      },
    },
    output: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    ui: {
      places: ['row', 'page', 'selection'],
      icon: 'Build',
      title: 'Report condition',
      question: 'What is wrong with %{row}?',
      when: { condition: 'working' },
      done: 'The condition of %{row} is known now.',
    },
  };
  const label = {
    on: 'member',
    method: 'GET',
    input: {
      type: 'object',
      required: ['copies'],
      properties: { copies: { type: 'integer', minimum: 1, maximum: 9 } },
    },
    file: 'text/plain',
    ui: { places: ['row', 'page'], icon: 'Label', title: 'Print label', done: 'The label of %{row} is saved.' },
  };
  const access = { ...entity['x-access'], report: 'list', label: 'list' };
  fs.writeFileSync(schema, JSON.stringify({ ...entity, 'x-access': access, 'x-actions': { report: action, label } }));
  const handlers = path.join(folder, 'server/modules/organizations/entities/equipment/index.ts');
  fs.mkdirSync(path.dirname(handlers));
  fs.writeFileSync(handlers, HANDLER);
  const extensions = path.join(folder, 'server/app/entities.ts');
  const before = fs.readFileSync(extensions, 'utf8');
  const named = before.replace(/^export const extensions.*\{$/m, (line) => `${line}\n  equipment,`);
  fs.writeFileSync(
    extensions,
    `import { equipment } from '../modules/organizations/entities/equipment/index.ts';\n${named}`,
  );
  await run('generator/cli.ts', 'generate');
}

/** What is to be remarked is asked of a broken device, which can't go without, and of no other: ends with one entered. */
export async function remarkIsOfBroken(page: Page): Promise<void> {
  const report = page.getByRole('dialog');
  const remark = report.getByRole('textbox', { name: 'Remark' });
  const choose = async (condition: string): Promise<void> => {
    await report.getByLabel('Condition').click();
    await page.getByRole('option', { name: condition }).click();
  };
  await choose('Out of order');
  await remark.waitFor();
  await report.getByRole('button', { name: 'Report condition' }).click();
  await report.getByText('Required field.').waitFor();
  await remark.fill('No steam.');
  await choose('Working');
  await remark.waitFor({ state: 'detached' });
  await choose('Out of order');
  await expect.poll(() => remark.inputValue()).toBe('');
  await remark.fill('It leaks.');
}

/** What an action answers as a file is saved, with what its form asks for. */
export async function labelIsSaved(page: Page): Promise<void> {
  await page.getByRole('row', { name: 'Kettle' }).hover();
  await page.getByRole('button', { name: 'Print label: Kettle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Copies').fill('3');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Print label' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Kettle.txt');
  expect(fs.readFileSync(await download.path(), 'utf8')).toBe('Kettle, 3 copies');
  await page.getByText('The label of Kettle is saved.').waitFor();
}
