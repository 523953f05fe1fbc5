/** What a payer has chosen is there after the bank's page, and nothing else is taken for it. */
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../test/memory-storage.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';

const choice = {
  sub_plan: '12',
  country: 'DE',
  tax_number: 'DE136695976',
  discount_code: '',
  billing_name: '',
  address: 'Speicherstraße 14',
  postal_code: '20457',
  city: 'Hamburg',
};

test('a choice is found again', () => {
  const storage = memoryStorage();
  expect(rememberedChoice(storage)).toBeNull();
  rememberChoice(storage, choice);
  expect(rememberedChoice(storage)).toEqual(choice);
});

test.each(['', '{', 'null', '[]', '"x"', '{"sub_plan":12}', '{"country":"DE"}'])('%j is none', (kept) => {
  expect(rememberedChoice({ getItem: () => kept })).toBeNull();
});

test('a browser that keeps nothing is no failure', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  rememberChoice({ setItem: refuse }, choice);
  expect(rememberedChoice({ getItem: refuse })).toBeNull();
});
