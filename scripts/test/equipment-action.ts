/** An action of the equipment that the schema journey adds. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ProjectCopy } from './project-copy.ts';

const HANDLER = `import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';

async function report(request: ActionRequest): Promise<{ id: number }> {
  const { id } = await request.lock();
  const { transaction, input } = request;
  await transaction.query({
    text: 'update equipment set condition = $3 where company_id = $1 and id = $2',
    values: [transaction.companyId, id, input['condition']],
  });
  return { id: Number(id) };
}

export const equipment: EntityExtension = { actions: { report } };
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
  const access = { ...entity['x-access'], report: 'list' };
  fs.writeFileSync(schema, JSON.stringify({ ...entity, 'x-access': access, 'x-actions': { report: action } }));
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
