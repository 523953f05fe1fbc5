import { expect, test } from 'vitest';
import { aUser } from '../test/fake-api.ts';
import { memoryStorage } from '../test/memory-storage.ts';
import { createSessionStore, sessionKeys } from './session-store.ts';

test('user data are the same object as long as nothing changed', () => {
  const store = createSessionStore(memoryStorage(), new EventTarget());
  store.setUserData(aUser, '"1"');
  const first = store.userData();
  expect(store.userData()).toBe(first);
  store.setUserData({ ...aUser, full_name: 'Bea' }, '"2"');
  expect(store.userData()).toMatchObject({ full_name: 'Bea' });
});

test.each(['{', 'null', '[]', '{"id":7}', '{"id":"7","role":"client","ability":[]}'])(
  '%s in the storage is nobody',
  (text) => {
    const storage = memoryStorage();
    storage.setItem(sessionKeys.userData, text);
    expect(createSessionStore(storage, new EventTarget()).userData()).toBeNull();
  },
);

test('a change by another tab is told when it is about the session', () => {
  const events = new EventTarget();
  const store = createSessionStore(memoryStorage(), events);
  const notified: string[] = [];
  const stop = store.subscribe(() => notified.push('told'));
  const change = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('skin');
  expect(notified).toHaveLength(0);
  change(sessionKeys.accessToken);
  change(null);
  expect(notified).toHaveLength(2);
  stop();
  change(null);
  expect(notified).toHaveLength(2);
});

test('a session as somebody else ends in the own one, which then goes on', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage, new EventTarget());
  const own = { accessToken: 'own', refreshToken: 'own refresh' };
  store.setTokens(own);
  store.setUserData(aUser, '"1"');
  const other = { ...aUser, id: 8, impersonation: { by: 'Ada', reason: 'help', until: '2026-01-01T00:00:00Z' } };
  store.impersonate({ accessToken: 'lent', refreshToken: 'lent refresh' }, other);
  expect(store.tokens()).toEqual({ accessToken: 'lent', refreshToken: 'lent refresh' });
  expect(store.userData()).toEqual(other);
  expect(store.userDataTag()).toBeNull();
  store.clear();
  expect(store.tokens()).toEqual(own);
  expect(store.userData()).toEqual(aUser);
  expect(store.userDataTag()).toBe('"1"');
  store.clear();
  expect([store.tokens(), store.userData(), storage.getItem(sessionKeys.own)]).toEqual([null, null, null]);
});
