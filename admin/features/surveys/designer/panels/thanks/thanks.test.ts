import { expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { addEnding, hostOf, setEndings, setReturnUrl, setThanks } from './change-thanks.ts';

const draft: Draft = { title: { en: 'Visit' }, pages: [] };

test('thanks come with their first words and go with their last', () => {
  const thanked = setThanks(draft, { title: { en: 'Thank you' } });
  expect(thanked).toEqual({ ...draft, thank_you: { title: { en: 'Thank you' } } });
  expect(setThanks(thanked, {})).toEqual(draft);
});

test('endings get ids of their own, and go with the last', () => {
  const two = addEnding(addEnding(draft));
  expect(two.endings?.map(({ id }) => id)).toEqual(['ending_1', 'ending_2']);
  const second = setEndings(two, two.endings?.slice(1) ?? []);
  expect(addEnding(second).endings?.map(({ id }) => id)).toEqual(['ending_2', 'ending_3']);
  expect(setEndings(two, [])).toEqual(draft);
});

test('a return address comes and goes', () => {
  expect(setReturnUrl(draft, 'https://acme.example').return_url).toBe('https://acme.example');
  expect(setReturnUrl({ ...draft, return_url: 'https://acme.example' }, '')).toEqual(draft);
});

test.each([
  ['https://acme.example/menu?from=qr', 'acme.example'],
  ['https://acme.example:8443/', 'acme.example:8443'],
  ['http://acme.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user:secret@acme.example', undefined],
  ['acme.example', undefined],
  ['https://', undefined],
  ['', undefined],
])('%s leads to %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
