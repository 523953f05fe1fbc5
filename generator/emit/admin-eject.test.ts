import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { type Model, VIEW_NAMES, VIEW_OPERATIONS } from '../../shared/contract/model.ts';
import { loadGood, modelOf } from '../test/project.ts';
import { ejectView } from './admin.ts';
import { printViews } from './admin-views.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const execute = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedtree-eject-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function sampleOf(model: Model) {
  const sample = model.entities.find(({ id }) => id === 'sample');
  if (sample === undefined) throw new Error('The fixture has no sample.');
  return sample;
}

test.each(VIEW_NAMES)('a %s to own imports what it uses and shows what the generated one shows', async (view) => {
  const model = modelOf(await loadGood());
  const sample = sampleOf(model);
  const source = ejectView(sample, view, model);
  const imported = [...source.matchAll(/^import \{([^}]+)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );
  const used = [...source.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
  if (view === 'show') used.push('panels');
  expect([...new Set([...used, 'sample'])].toSorted()).toEqual(imported.toSorted());
  const screen = new RegExp(`function \\w+${view}\\(\\) \\{[^}]*\\}[^}]*\\}`, 'i');
  expect(screen.exec(source)?.[0]).toBe(screen.exec(printViews(sample, model))?.[0]);
});

test('every view of every entity to own is source that its compiler takes', async () => {
  const { model } = await generate(PROJECT);
  const screens = path.join(folder, 'admin', 'features', 'own', 'ejected');
  mkdirSync(screens, { recursive: true });
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  const views = (model?.entities ?? []).flatMap((entity) =>
    VIEW_NAMES.filter((view) => entity.operations.includes(VIEW_OPERATIONS[view])).map((view) => ({ entity, view })),
  );
  expect(views.length).toBeGreaterThan(50);
  if (model === undefined) throw new Error('The schemas have problems.');
  for (const { entity, view } of views)
    writeFileSync(path.join(screens, `${entity.id}-${view}.tsx`), ejectView(entity, view, model));
  const config = {
    extends: path.join(PROJECT, 'tsconfig.web.json'),
    compilerOptions: { rootDirs: ['.', PROJECT] },
    include: ['admin/features', path.join(PROJECT, 'admin/**/*.d.ts'), path.join(PROJECT, 'server/**/*.d.ts')],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(PROJECT, 'node_modules', '.bin', 'tsc');
  const { stdout } = await execute(compiler, ['-p', folder, '--noEmit']).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
