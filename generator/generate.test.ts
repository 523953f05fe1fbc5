import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { printAll } from './emit/index.ts';
import { buildOpenapi } from './emit/openapi.ts';
import { buildDescriptor } from './emit/server.ts';
import { generate, type GenerateAnswer } from './generate.ts';
import { BOX } from './test/cases/case.ts';
import { GOOD, loadGood, modelOf, patchSources } from './test/project.ts';

describe('the project', () => {
  let answer: GenerateAnswer;
  beforeAll(async () => {
    answer = await generate(join(import.meta.dirname, '..'));
  });

  test('has no problem in its schemas and in the code that they name', () => {
    expect(answer.problems).toEqual([]);
    expect(answer.files.length).toBeGreaterThan(50);
  });

  test('has no schema of a body that ajv would read in another way than it is written', () => {
    for (const entity of answer.model?.entities ?? []) {
      const { schemas, actions } = buildDescriptor(entity);
      const bodies = [
        ...Object.values(schemas),
        ...Object.values(actions).flatMap(({ input, output }) => [input, output]),
      ];
      for (const body of bodies) {
        const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
        ajv.addFormat('rich-text', true);
        expect(() => ajv.compile(body), entity.id).not.toThrow();
      }
    }
  });

  test('has no reference in its OpenAPI document that leads nowhere, and no id twice', () => {
    if (answer.model === undefined) throw new Error('There is no model.');
    const { components, paths } = buildOpenapi(answer.model);
    const references = JSON.stringify(paths).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g);
    for (const [, group = '', name = ''] of references) expect(components[group], name).toHaveProperty(name);
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a project with a problem prints nothing', async () => {
  // The fixture has no config of its own.
  const { problems, files } = await generate(GOOD);
  expect(problems.map(({ file }) => file)).toContain('package.json');
  expect(files).toEqual([]);
});

describe('the budget', () => {
  const changed = (before: { path: string; text: string }[], after: { path: string; text: string }[]) =>
    after.filter(({ path, text }) => before.find((file) => file.path === path)?.text !== text).map(({ path }) => path);

  test('of an entity is one schema file', async () => {
    const good = await loadGood();
    const box = { ...BOX, 'x-operations': ['detail'], 'x-access': { detail: [{ role: 'company_admin' }] } };
    const added = patchSources(good, 'schemas/shop/box.schema.json', box);
    const [before, after] = await Promise.all([printAll(modelOf(good)), printAll(modelOf(added))]);
    expect(changed(before, after)).toEqual(
      expect.arrayContaining([
        'admin/generated/views/box.tsx',
        'shared/i18n/generated/en.json',
        'server/generated/box.ts',
      ]),
    );
    expect(changed(before, after).filter((path) => !/\/generated\//.test(path))).toEqual([]);
  });

  test('of a field is one line', async () => {
    const good = await loadGood();
    const added = patchSources(good, 'schemas/shop/shelf.schema.json', {
      properties: { height: { type: ['integer', 'null'] } },
    });
    const [before, after] = await Promise.all([printAll(modelOf(good)), printAll(modelOf(added))]);
    expect(changed(before, after)).toEqual(
      expect.arrayContaining([
        'admin/generated/views/shelf.tsx',
        'shared/i18n/generated/en.json',
        'server/generated/shelf.ts',
      ]),
    );
    expect(changed(before, after)).not.toContain('server/generated/sample.ts');
  });
});
