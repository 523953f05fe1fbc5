import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { createPreferenceStore } from './preferences.ts';

test('a new browser gets the layout defaults, in its own language', () => {
  expect(createPreferenceStore(memoryStorage(), ['nl', 'pt-BR', 'en']).get()).toEqual({
    skin: 'semi-dark',
    direction: 'ltr',
    menuCollapsed: false,
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
    store.set({ skin: 'dark', direction: 'rtl', menuCollapsed: true, locale: 'ja' });
    expect(seen).toEqual(['dark']);
    expect(createPreferenceStore(storage, ['en']).get()).toEqual({
      skin: 'dark',
      direction: 'rtl',
      menuCollapsed: true,
      locale: 'ja',
    });
  });

  test('that nobody can have made is not taken', () => {
    const storage = memoryStorage();
    for (const key of ['skin', 'direction', 'menuCollapsed', 'locale']) storage.setItem(key, '<script>');
    expect(createPreferenceStore(storage, ['de']).get()).toEqual({
      skin: 'semi-dark',
      direction: 'ltr',
      menuCollapsed: false,
      locale: 'de',
    });
  });
});
