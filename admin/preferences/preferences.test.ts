import { runInNewContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { createPreferenceStore, defaultLayout, type Layout, layoutChoices } from './preferences.ts';

test('a new browser gets the layout defaults, in its own language', () => {
  expect(createPreferenceStore(memoryStorage(), ['nl', 'pt-BR', 'en']).get()).toEqual({
    skin: 'semi-dark',
    direction: 'ltr',
    menuPlace: 'horizontal',
    menuCollapsed: false,
    contentWidth: 'boxed',
    barKind: 'floating',
    locale: 'pt',
  });
});

test('a browser whose languages the product does not speak gets English', () => {
  expect(createPreferenceStore(memoryStorage(), ['nl', 'xx']).get().locale).toBe('en');
});

describe('a choice', () => {
  test('is told at once and found again at the next visit', () => {
    const storage = memoryStorage();
    const store = createPreferenceStore(storage, ['en']);
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get().skin));
    const chosen = {
      skin: 'dark',
      direction: 'rtl',
      menuPlace: 'vertical',
      menuCollapsed: true,
      contentWidth: 'full',
      barKind: 'sticky',
      locale: 'ja',
    } as const;
    store.set(chosen);
    expect(seen).toEqual(['dark']);
    expect(createPreferenceStore(storage, ['en']).get()).toEqual(chosen);
  });

  test('that nobody can have made is not taken', () => {
    const storage = memoryStorage();
    for (const key of [...Object.keys(layoutChoices), 'locale']) storage.setItem(key, '<script>');
    expect(createPreferenceStore(storage, ['de']).get()).toEqual({ ...defaultLayout, locale: 'de' });
  });
});

/** Runs what the document loads before it is painted, and tells what it made of the root element. */
function firstPaint(stored: Partial<Record<keyof Layout, string>>, systemIsDark: boolean) {
  const storage = memoryStorage();
  for (const [name, value] of Object.entries(stored)) storage.setItem(name, value);
  const documentElement = { dir: 'ltr', dataset: {} as Record<string, string> };
  runInNewContext(readFileSync(new URL('../public/first-paint.js', import.meta.url), 'utf8'), {
    localStorage: storage,
    document: { documentElement },
    matchMedia: () => ({ matches: systemIsDark }),
  });
  return { dir: documentElement.dir, isDark: documentElement.dataset['skin'] === 'dark' };
}

describe('the first paint', () => {
  test.each([
    [{}, true, { dir: 'ltr', isDark: false }],
    [{ skin: 'dark' }, false, { dir: 'ltr', isDark: true }],
    [{ skin: 'light', direction: 'rtl' }, true, { dir: 'rtl', isDark: false }],
    [{ skin: 'system' }, true, { dir: 'ltr', isDark: true }],
    [{ skin: 'system' }, false, { dir: 'ltr', isDark: false }],
    [{ skin: '<script>', direction: '<script>' }, true, { dir: 'ltr', isDark: false }],
  ])('of what is stored as %j is %j on a dark system: %j', (stored, systemIsDark, expected) => {
    expect(firstPaint(stored, systemIsDark)).toEqual(expected);
  });
});
