/** The generated forms against the kinds of questions that there are: none is forgotten, none refuses its own sample. */
import { describe, expect, test } from 'vitest';
import { questionKinds } from '../../../shared/questions/index.ts';
import { documentForms } from '../../generated/document-forms.ts';
import { documentValidators } from '../../generated/document-validators.ts';

const LONGER_THAN_ANY = 5000;

const kinds = questionKinds.map((kind) => [kind.type, kind] as const);
const accepts = (form: string, value: unknown): boolean => {
  const check = documentValidators[form];
  if (check === undefined) throw new Error(`There is no check of ${form}.`);
  return check(value);
};

test('every kind has a form, every form a check, and there are no others', () => {
  const expected = [
    ...kinds.map(([type]) => `question.${type}`),
    'thank_you',
    'qr_design',
    'link_list',
    'theme',
    'ending',
    'availability',
    'quota',
  ].toSorted();
  expect(Object.keys(documentForms).toSorted()).toEqual(expected);
  expect(expected.filter((name) => documentValidators[name] === undefined)).toEqual([]);
});

describe.each(kinds)('%s', (type, { sample }) => {
  const form = `question.${type}`;

  test('takes its sample, and one that was only begun', () => {
    expect(accepts(form, sample)).toBe(true);
    expect(accepts(form, {})).toBe(true);
    expect(accepts(form, { title: {} })).toBe(true);
  });

  test('takes no title that is too long or no text', () => {
    expect(accepts(form, { ...sample, title: { en: 'a'.repeat(LONGER_THAN_ANY) } })).toBe(false);
    expect(accepts(form, { ...sample, title: 'How was it?' })).toBe(false);
  });
});

test('options have pictures where they are shown, and nowhere else', () => {
  const image = { file: '0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6.webp' };
  const options = [{ id: 'soup', label: { en: 'Soup' }, image }];
  expect(accepts('question.single', { options })).toBe(true);
  expect(accepts('question.single', { options: [{ ...options[0], image: { file: 'soup.png' } }] })).toBe(false);
  const refuses = (type: string) => !accepts(`question.${type}`, { options: [{ ...options[0], image: 'soup' }] });
  expect(['single', 'multiple', 'dropdown', 'ranking'].map(refuses)).toEqual([true, true, false, false]);
});

test('the form of the thanks takes what is right and no other', () => {
  expect(accepts('thank_you', { title: { en: 'Thank you' } })).toBe(true);
  expect(accepts('thank_you', {})).toBe(true);
  expect(accepts('thank_you', { title: { en: 'a'.repeat(LONGER_THAN_ANY) } })).toBe(false);
});

test('the form of links takes links that were only begun, and no picture that there is not', () => {
  expect(accepts('link_list', { links: [{}, { url: 'javascript' }] })).toBe(true);
  expect(accepts('link_list', { links: [{ icon: 'smoke' }] })).toBe(false);
  expect(accepts('link_list', { links: Array.from({ length: 51 }, () => ({})) })).toBe(false);
  expect(accepts('link_list', { opens: 'nothing' })).toBe(false);
});

test('the form of a QR code takes one that was only begun, and no color or template that there is not', () => {
  expect(accepts('qr_design', {})).toBe(true);
  expect(accepts('qr_design', { gradient: {}, marker: { size: 'small' }, poster: { template: 'a5' } })).toBe(true);
  expect(accepts('qr_design', { foreground: 'red' })).toBe(false);
  expect(accepts('qr_design', { poster: { template: 'a0' } })).toBe(false);
});
