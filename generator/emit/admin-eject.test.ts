import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { format } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ejectedView, formatterOptions } from '../eject.ts';
import { generate } from '../generate.ts';
import { type EntityModel, type Model, VIEW_NAMES, type ViewName } from '../../shared/contract/model.ts';
import { loadGood, modelOf } from '../test/project.ts';
import { ejectView } from './admin.ts';
import { printViews } from './admin-views.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const execute = promisify(execFile);

const folder = mkdtempSync(path.join(os.tmpdir(), 'feedtree-eject-'));
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

describe('every view of every entity to own', () => {
  let screens: string;
  /** The generated module of each entity, by its id. */
  const generated = new Map<string, string>();
  const own: { entity: EntityModel; view: ViewName; source: string }[] = [];

  beforeAll(async () => {
    const { model } = await generate(PROJECT);
    if (model === undefined) throw new Error('The schemas have problems.');
    screens = path.join(folder, 'admin', 'features', 'own', 'ejected');
    mkdirSync(screens, { recursive: true });
    symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const name of ['.oxlintrc.json', '.oxfmtrc.json'])
      copyFileSync(path.join(PROJECT, name), path.join(folder, name));
    const options = await formatterOptions(PROJECT);
    for (const entity of model.entities.filter(({ admin }) => admin.views.length > 0)) {
      generated.set(entity.id, (await format('a.tsx', printViews(entity, model), options)).code);
      for (const view of entity.admin.views)
        own.push({ entity, view, source: (await ejectedView(entity, view, model, PROJECT)).source });
    }
    for (const { entity, view, source } of own) writeFileSync(path.join(screens, `${entity.id}-${view}.tsx`), source);
  });

  test('is made of what the generated one is made of', () => {
    expect(own.length).toBeGreaterThan(50);
    for (const { entity, view, source } of own) {
      const printed = generated.get(entity.id) ?? '';
      const screen = source.split('export default ')[1] ?? '';
      expect(screen, entity.id).toMatch(/^function \w+\(\) \{/);
      expect(printed, `${entity.id} ${view}`).toContain(`export ${screen.trimEnd()}`);
      // Cells that are no column are all that a list leaves out.
      const lines = source.split('\n').filter((line) => line.startsWith('  ') && !line.includes('return'));
      expect(lines.filter((line) => !printed.includes(line))).toEqual([]);
    }
  });

  test('is source that compiler, linter and formatter take', async () => {
    const config = {
      extends: path.join(PROJECT, 'tsconfig.web.json'),
      compilerOptions: { rootDirs: ['.', PROJECT] },
      include: ['admin/features', path.join(PROJECT, 'admin/**/*.d.ts'), path.join(PROJECT, 'server/**/*.d.ts')],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const run = async (command: string, ...given: string[]) => {
      const program = path.join(PROJECT, 'node_modules', '.bin', command);
      const answer = await execute(program, given, { cwd: folder }).catch((error: { stdout: string }) => error);
      return answer.stdout;
    };
    expect(await run('tsc', '-p', folder, '--noEmit')).toBe('');
    expect(await run('oxlint', '--deny-warnings', 'admin')).toMatch(/Found 0 warnings and 0 errors/);
    const changed = await run('oxfmt', '--list-different', 'admin');
    expect(changed).toBe('');
  });
});
