import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';
import { createGuidanceStore } from './guidance.ts';

const NEW = { steps: 'new', hasSeenTour: false };

test('a user whom this browser does not know has seen nothing', () => {
  expect(createGuidanceStore(memoryStorage()).get(1)).toEqual(NEW);
});

test('what was seen is told at once, found again at the next visit, and is the user’s own', () => {
  const storage = memoryStorage();
  const store = createGuidanceStore(storage);
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get(1).steps));
  store.set(1, { steps: 'hidden' });
  store.set(1, { hasSeenTour: true });
  expect(seen).toEqual(['hidden', 'hidden']);
  const next = createGuidanceStore(storage);
  expect(next.get(1)).toEqual({ steps: 'hidden', hasSeenTour: true });
  expect(next.get(2)).toEqual(NEW);
});

test('is the same object as long as nothing changes, for React', () => {
  const store = createGuidanceStore(memoryStorage());
  expect(store.get(1)).toBe(store.get(1));
});

test.each(['<script>', 'null', '[]', '{"steps":"gone","hasSeenTour":1}'])(
  'what nobody can have stored is nothing: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('guidance.1', text);
    expect(createGuidanceStore(storage).get(1)).toEqual(NEW);
  },
);
