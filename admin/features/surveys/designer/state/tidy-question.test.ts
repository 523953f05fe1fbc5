import { describe, expect, test } from 'vitest';
import { matrixVariants } from '../../../../../shared/questions/test/matrix-variants.ts';
import type { DraftQuestion } from './draft.ts';
import { newQuestion } from './new-question.ts';
import { tidied, unusedProperties } from './tidy-question.ts';

const matrix = (own: object): DraftQuestion => ({ id: 'details', type: 'matrix', title: {}, rows: [], ...own });

const BLANK = { id: expect.any(String) as string, label: {} };

describe('a matrix in its form', () => {
  test('begins with two columns to write', () => {
    expect(newQuestion('matrix', 'm')).toMatchObject({ rows: [BLANK, BLANK], columns: [BLANK, BLANK] });
    expect(newQuestion('matrix', 'm')).not.toHaveProperty('scale');
  });

  test('gives its columns for a scale, and begins with new ones where the scale is emptied', () => {
    const columns = [{ id: 'poor', label: { en: 'Poor' } }];
    expect(tidied(matrix({ columns, scale: { maximum: 5 } }))).toEqual(matrix({ scale: { maximum: 5 } }));
    expect(tidied(matrix({ scale: { maximum: undefined, lowest: { en: '' } } }))).toEqual(
      matrix({ columns: [BLANK, BLANK] }),
    );
    expect(tidied(matrix({ columns }))).toEqual(matrix({ columns }));
  });

  test('has no column for words of which nothing is left', () => {
    expect(tidied(matrix({ columns: [], text_column: { label: { en: '' } } }))).toEqual(matrix({ columns: [] }));
    expect(tidied(matrix({ columns: [], text_column: { label: { en: 'Why?' } } }))).toHaveProperty('text_column');
  });

  test('shows what means something as it is', () => {
    expect(unusedProperties({ ...matrixVariants['one column a row'] })).toEqual(['counts', 'weight']);
    expect(unusedProperties({ ...matrixVariants['a scale'] })).toEqual(['columns', 'several']);
    expect(unusedProperties({ ...matrixVariants['a scale'], counts: false })).toEqual(['columns', 'several', 'weight']);
  });
});

test('what a kind needs stays, also while it says nothing', () => {
  const contact: DraftQuestion = { id: 'c', type: 'contact', title: {}, fields: {}, consent: {} };
  expect(tidied(contact)).toEqual(contact);
});

test('what says something by being there stays, also while nothing is written in it', () => {
  const choice: DraftQuestion = { id: 'c', type: 'multiple', title: {}, options: [], other: { label: {} }, none: {} };
  expect(tidied(choice)).toEqual(choice);
});
