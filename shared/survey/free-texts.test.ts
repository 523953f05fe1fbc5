import { expect, it } from 'vitest';
import { questionKinds } from '../questions/index.ts';
import { matrixVariants } from '../questions/test/matrix-variants.ts';
import { textQuestions, textsIn } from './free-texts.ts';

const withWords = matrixVariants['several columns and own words'];

it('is written to texts, and beside rows where there is room for it', () => {
  const questions = [...questionKinds.map(({ sample }) => sample), { ...withWords, id: 'words' }];
  const found = textQuestions({ title: { en: 'All' }, pages: [{ id: 'only', questions }] });
  expect(found.map(({ id }) => id)).toEqual(['dish', 'comment', 'words']);
});

it.each<[unknown, string[]]>([
  [{ food: ['good'], 'drinks.text': 'Warm.', 'food.text': 'Cold.' }, ['Cold.', 'Warm.']],
  [{ food: ['good'] }, []],
  [{ 'food.text': 3 }, []],
  [undefined, []],
  ['x', []],
])('is read in the order of the rows: %j', (answer, texts) => {
  expect(textsIn([withWords], { [withWords.id]: answer })).toEqual(texts);
});
