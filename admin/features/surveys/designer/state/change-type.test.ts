import { expect, test } from 'vitest';
import { toType } from './change-type.ts';

test('options lose what those of the other kind can not have', () => {
  const image = { file: '0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6.webp' };
  const soup = { id: 'soup', label: { en: 'Soup' }, fixed: true };
  const question = { id: 'dish', type: 'single', title: { en: 'Which dish?' }, options: [{ ...soup, image }] };
  expect(toType(question, 'multiple').options).toEqual([{ ...soup, image }]);
  expect(toType(question, 'dropdown').options).toEqual([soup]);
});
