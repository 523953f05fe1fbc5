import { describe, expect, test } from 'vitest';
import { themeWarnings } from '../../../../../../shared/survey/theme.ts';
import type { Draft } from '../../design-context.tsx';
import { toColor } from '../../../../../ui/form/to-color.ts';
import { setTheme } from './change-theme.ts';
import { paletteOf, palettes } from '../../../palette/palettes.ts';

const draft: Draft = { title: { en: 'Visit' }, pages: [] };

describe('a palette', () => {
  test.each(palettes.map(({ name, colors }) => [name, colors]))('%s can be read as it is', (_name, colors) => {
    expect(themeWarnings(colors)).toEqual([]);
  });

  test('is found again by its colors, however they are written', () => {
    expect(paletteOf({ accent: '#0b5cad', background: '#f1f7fd' })?.name).toBe('ocean');
    expect(paletteOf({ corner: 'soft' })?.name).toBe('standard');
    expect(paletteOf({ accent: '#0b5cad' })).toBeUndefined();
  });
});

describe('a change of the theme', () => {
  test('keeps what it does not speak of', () => {
    const next = setTheme({ ...draft, theme: { corner: 'soft', accent: '#000000' } }, { accent: '#112233' });
    expect(next.theme).toEqual({ corner: 'soft', accent: '#112233' });
  });

  test('goes back to the standard', () => {
    const next = setTheme({ ...draft, theme: { accent: '#000000' } }, { accent: undefined });
    expect(next).toEqual(draft);
  });
});

test.each([
  ['#0b6e6e', '#0B6E6E'],
  ['0B6E6E', '#0B6E6E'],
  [' #abc ', '#AABBCC'],
  ['#12345', undefined],
  ['teal', undefined],
  ['', undefined],
])('%j is the color %s', (typed, color) => {
  expect(toColor(typed)).toBe(color);
});
