import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';
import { deleteDraft, deleteDrafts, storeDraft, readDraft } from './drafts.ts';

test('a draft is kept by its key until it is forgotten', () => {
  const storage = memoryStorage();
  storeDraft(storage, '1.unit.7', { title: 'Begun' });
  storeDraft(storage, '1.unit.8', { title: 'Another' });
  expect(readDraft(storage, '1.unit.7')).toEqual({ title: 'Begun' });
  deleteDraft(storage, '1.unit.7');
  expect(readDraft(storage, '1.unit.7')).toBeNull();
  expect(readDraft(storage, '1.unit.8')).toEqual({ title: 'Another' });
});

test('all drafts are forgotten at once, and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('accessToken', 'secret');
  for (const key of ['a', 'b', 'c']) storeDraft(storage, key, key);
  deleteDrafts(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem('accessToken')).toBe('secret');
});

test('a storage that is full or spoilt keeps nobody from writing', () => {
  const storage = memoryStorage();
  storeDraft(storage, 'a', 'older');
  storage.setItem('app.draft.b', '{not json');
  const full: Storage = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  storeDraft(full, 'a', 'newer');
  expect(readDraft(storage, 'a')).toBeNull();
  expect(readDraft(storage, 'b')).toBeNull();
});
