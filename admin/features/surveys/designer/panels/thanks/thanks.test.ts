import { expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { hostOf, setReturnUrl, setThanks } from './change-thanks.ts';

const draft: Draft = { title: { en: 'Visit' }, pages: [] };

test('thanks come with their first words and go with their last', () => {
  const thanked = setThanks(draft, { title: { en: 'Thank you' } });
  expect(thanked).toEqual({ ...draft, thank_you: { title: { en: 'Thank you' } } });
  expect(setThanks(thanked, {})).toEqual(draft);
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
