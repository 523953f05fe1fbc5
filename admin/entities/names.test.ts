import { expect, test } from 'vitest';
import { fillLabel, namesOnlyId } from '../../shared/contract/label.ts';
import { toInline } from './use-names.ts';

test.each([
  ['{name} #{id}', { name: 'Harbour', id: 31 }, 'Harbour #31'],
  ['{name}', { name: 0 }, '0'],
  ['{brand} {last4}', { brand: null, last4: '4242' }, '4242'],
  ['{name}', {}, ''],
  ['{name}', { name: '$& {id}', id: 5 }, '$& {id}'],
  ['{kind} · {code}', { kind: 'silent', code: null }, 'silent'],
  ['{name}', { name: '– apart –' }, '– apart –'],
])('the label %s of %j is "%s"', (template, row, label) => {
  expect(fillLabel(template, row)).toBe(label);
});

test.each([
  ['Currency', 'en', 'currency'],
  ['Währung', 'de', 'Währung'],
  ['QR code group', 'en', 'QR code group'],
  ['İndirim', 'tr', 'indirim'],
  ['通貨', 'ja', '通貨'],
  ['', 'en', ''],
])('"%s" in the middle of a sentence of %s is "%s"', (name, locale, inline) => {
  expect(toInline(name, locale)).toBe(inline);
});

test.each([
  ['Feedback #{id}', true],
  ['{name} #{id}', false],
  ['{code}', false],
])('the label %s says no more than the id: %s', (template, isSo) => {
  expect(namesOnlyId(template)).toBe(isSo);
});
