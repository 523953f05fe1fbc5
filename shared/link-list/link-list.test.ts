import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkGlyphs } from './glyphs.ts';
import { linkListViolations } from './link-list-violations.ts';
import { wallTimeOf } from '../clock/clock.ts';
import { type LinkList } from './link-list.ts';

test('every picture that the dialect names is drawn, and no other', () => {
  const dialect = new URL('../../schemas/documents/link-list.schema.json', import.meta.url);
  const { $defs } = JSON.parse(readFileSync(dialect, 'utf8')) as { $defs: { icon: { enum: string[] } } };
  expect(Object.keys(linkGlyphs)).toEqual($defs.icon.enum);
});

test.each([
  ['2026-12-24T18:00', Date.UTC(2026, 11, 24, 18)],
  ['2028-02-29T00:00', Date.UTC(2028, 1, 29)],
  ['2026-02-29T00:00', Number.NaN],
  ['2026-12-24T24:00', Number.NaN],
  ['2026-12-24', Number.NaN],
  ['2026-12-24T18:00:00', Number.NaN],
  ['tomorrow', Number.NaN],
])('the clock shows %s', (moment, wall) => expect(wallTimeOf(moment)).toBe(wall));

const link = { title: { en: 'Menu' }, url: 'https://acme.example' };
test.each<[string, LinkList['links'], string[]]>([
  ['nothing', [], []],
  ['a link', [link], []],
  ['a link without words', [{ ...link, title: { en: ' ' } }], ['/links/0/title nothing_written']],
  [
    'two addresses',
    [link, { ...link, url: 'http://a.example' }, { ...link, url: '' }],
    ['/links/1/url url', '/links/2/url required'],
  ],
  [
    'a time that ends first',
    [{ ...link, visible_from: '2026-12-24T18:00', visible_until: '2026-12-24T17:59' }],
    ['/links/0/visible_until range_reversed'],
  ],
  ['a time', [{ ...link, visible_from: '2026-12-24T18:00', visible_until: '2026-12-24T18:01' }], []],
])('of %s the violations are told at their places', (_, links, due) => {
  expect(linkListViolations({ links }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(due);
});
