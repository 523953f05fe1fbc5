import { describe, expect, test } from 'vitest';
import { checkLabels } from './check/labels.ts';
import { printLabels } from './emit/labels.ts';
import { load, type Sources } from './load.ts';
import config from '../feedtree.config.ts';
import { labelLocalesOf, machineLabels, reviewed, scaffoldLabels, type Vocabulary } from './scaffold-labels.ts';
import { loadGood, type MergePatch, modelOf, patchSources } from './test/project.ts';

const SHELF = 'schemas/shop/shelf.schema.json';
const GERMAN = 'shared/i18n/labels/de.json';
const VOCABULARY = { Name: { de: 'Name' }, Open: { de: 'Offen' }, Shelf: { de: 'Regal' }, Shelves: { de: 'Regale' } };

const good = patchSources(await loadGood(), SHELF, {
  properties: {
    is_open: { title: 'Open' },
    size: {
      type: 'string',
      enum: ['open', 'narrow'],
      default: 'open',
      title: 'How wide',
      'x-ui': { help: 'Between the walls.' },
    },
  },
  'x-admin': { plural: 'Shelves' },
});
const model = modelOf(good);

/** German labels as the English ones are, but for the patch; with what was marked before. */
function withGerman(patch: MergePatch, marks: object = {}): Sources {
  const english: unknown = JSON.parse(printLabels(model)[0]?.text ?? '{}');
  const base = { ...good, entities: [{ path: GERMAN, value: english }] };
  const [german] = patchSources(base, GERMAN, patch).entities;
  return {
    ...good,
    labels: german ? { de: german } : {},
    vocabulary: { path: 'vocabulary', value: VOCABULARY },
    machineLabels: { path: 'marks', value: marks },
  };
}

const missingShelf: MergePatch = {
  resources: { shelf: { name: null, fields: { is_open: null, size: null } } },
  enums: { shelf: { size: null } },
};

test('missing fields, entities and choices are written from the vocabulary, or in English, and marked', () => {
  const { labels, marks, written, unknown } = scaffoldLabels(model, withGerman(missingShelf), ['de']);
  expect(labels['de']).toMatchObject({
    resources: { shelf: { name: 'Regal |||| Regale', fields: { is_open: 'Offen', size: 'How wide' } } },
    enums: { shelf: { size: { open: 'Offen', narrow: 'Narrow' } } },
  });
  expect(marks).toEqual({
    de: {
      '/resources/shelf/name': 'Regal |||| Regale',
      '/resources/shelf/fields/is_open': 'Offen',
      '/resources/shelf/fields/size': 'How wide',
      '/enums/shelf/size/open': 'Offen',
      '/enums/shelf/size/narrow': 'Narrow',
    },
  });
  expect({ written, unknown }).toEqual({ written: 5, unknown: 2 });
});

test('what was written is no problem of the labels any more; a sentence that is missing still is one', () => {
  const sources = withGerman({ ...missingShelf, resources: { shelf: { name: null, help: { size: null } } } });
  const { labels } = scaffoldLabels(model, sources, ['de']);
  const problems = checkLabels(model, { de: { path: GERMAN, value: labels['de'] } }, ['de']);
  expect(problems.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/resources/shelf/help/size', "The text of 'Between the walls.' is missing."],
  ]);
});

test('where nothing is missing nothing is written', () => {
  expect(scaffoldLabels(model, withGerman({}), ['de'])).toEqual({ labels: {}, marks: {}, written: 0, unknown: 0 });
});

describe('a mark', () => {
  const place = '/resources/shelf/fields/is_open';
  const german = (text: string): MergePatch => ({ resources: { shelf: { fields: { is_open: text } } } });

  test('holds as long as the label is what was written', () => {
    const marks = { de: { [place]: 'Offen' } };
    expect(machineLabels(withGerman(german('Offen'), marks), ['de'])).toEqual(marks);
    expect(scaffoldLabels(model, withGerman(german('Offen'), marks), ['de']).marks).toEqual(marks);
  });

  test('is forgotten once somebody has written another text, or the label is gone', () => {
    const marks = { de: { [place]: 'Offen', '/resources/shelf/fields/gone': 'Fort' } };
    expect(machineLabels(withGerman(german('Geöffnet'), marks), ['de'])).toEqual({});
  });

  test('is taken away by its language, by the beginning of its label, or all at once', () => {
    const marks = {
      de: { [place]: 'Offen', '/resources/shelfs/name': 'Regal' },
      fr: { [place]: 'Ouvert' },
    };
    expect(reviewed(marks, { locales: ['de'], labels: [] })).toEqual({ fr: marks.fr });
    expect(reviewed(marks, { locales: [], labels: ['resources.shelf'] })).toEqual({
      de: { '/resources/shelfs/name': 'Regal' },
    });
    expect(reviewed(marks, { locales: [], labels: [] })).toEqual({});
  });
});

test('the vocabulary of the project has each of its words in all languages', async () => {
  const { vocabulary } = await load(`${import.meta.dirname}/..`);
  const words = Object.entries(vocabulary?.value as Vocabulary);
  expect(words.length).toBeGreaterThan(150);
  for (const [word, texts] of words) {
    expect(Object.keys(texts).toSorted(), word).toEqual(labelLocalesOf(config).toSorted());
    expect(
      Object.values(texts).filter((text) => text.trim() !== text || text === ''),
      word,
    ).toEqual([]);
  }
});
