import { beforeAll, describe, expect, test } from 'vitest';
import { checkLabels } from './check/labels.ts';
import { LABELS_FILE, printLabels } from './emit/labels.ts';
import type { SourceFile } from './load.ts';
import type { Model } from '../shared/contract/model.ts';
import { loadGood, type MergePatch, modelOf, patchSources } from './test/project.ts';

const GERMAN = 'shared/i18n/labels/de.json';

let model: Model;
let english: MergePatch;
beforeAll(async () => {
  const sources = patchSources(await loadGood(), 'schemas/shop/shelf.schema.json', {
    properties: { code: { description: 'Like %{example}.' } },
  });
  model = modelOf(sources);
  english = JSON.parse(printLabels(model)[0]?.text ?? '{}');
});

/** A German file that is right but for the patch. */
async function german(patch: MergePatch): Promise<Record<string, SourceFile>> {
  const base = { ...(await loadGood()), entities: [{ path: GERMAN, value: english }] };
  const value = patchSources(base, GERMAN, patch).entities[0]?.value;
  return { de: { path: GERMAN, value } };
}

test('the English labels go where server and back office read them', () => {
  expect(printLabels(model).map(({ path }) => path)).toEqual([LABELS_FILE, 'shared/i18n/generated/composed.json']);
  expect(english).toHaveProperty(['resources', 'shelf', 'help', 'code'], 'Like %{example}.');
});

test('a locale with all keys has no problem', async () => {
  expect(checkLabels(model, await german({}), ['de'])).toEqual([]);
});

describe('a locale is refused for', () => {
  const table: [mistake: string, patch: MergePatch, pointer: string, message: string][] = [
    [
      'a missing text',
      { resources: { shelf: { fields: { code: null } } } },
      '/resources/shelf/fields/code',
      "The text of 'Code' is missing.",
    ],
    [
      'a text that is left over',
      { resources: { shelf: { fields: { gone: 'Fort' } } } },
      '/resources/shelf/fields/gone',
      'There is no such label.',
    ],
    [
      'a placeholder that differs',
      { resources: { shelf: { help: { code: 'Wie %{beispiel}.' } } } },
      '/resources/shelf/help/code',
      "The placeholders differ from the English text 'Like %{example}.'.",
    ],
    [
      'an empty text',
      { enums: { sample: { status: { new: ' ' } } } },
      '/enums/sample/status/new',
      'The text is empty.',
    ],
  ];

  test.each(table)('%s', async (_, patch, pointer, message) => {
    const problems = checkLabels(model, await german(patch), ['de']);
    expect(problems.map((problem) => [problem.file, problem.pointer, problem.message])).toEqual([
      [GERMAN, pointer, message],
    ]);
  });

  test('a file that is missing, and one of a language that the product has not', async () => {
    const problems = checkLabels(model, await german({}), ['fr']);
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      [GERMAN, "'de' is not a locale of the product."],
      ['shared/i18n/labels/fr.json', 'The file is missing.'],
    ]);
  });
});
