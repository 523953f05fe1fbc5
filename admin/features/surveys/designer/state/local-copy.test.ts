import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { type Locks, openLocalCopies } from './local-copy.ts';

const draft = (en: string): Draft => ({ title: { en }, pages: [] });

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** As much of the browser's locks as a sitting asks for. */
function createLocks(): Locks {
  const held = new Set<string>();
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const task = rest.at(-1) as (lock: object | null) => unknown;
    if (held.has(name)) return task(null);
    held.add(name);
    try {
      return await task({ name });
    } finally {
      held.delete(name);
    }
  }
  return { request };
}

/** A browser of one user, in which a survey is opened tab by tab. */
function createBrowser(locks: Locks | undefined) {
  const storage = createStorage();
  return async (owner = '1.7', survey = 4) => {
    const tab = new AbortController();
    const copies = await openLocalCopies(storage, locks, { owner, survey, signal: tab.signal });
    return { copies, close: () => tab.abort() };
  };
}

/** What a closed tab holds is let go by the browser a moment later. */
const released = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['with locks', createLocks()],
  ['without them', undefined],
])('a copy outlives its tab, %s', async (_, locks) => {
  const open = createBrowser(locks);
  const { copies, close } = await open();
  copies.write({ document: draft('Mine'), revision: 3 });
  close();
  await released();
  const again = await open();
  expect(again.copies.read()).toEqual({ document: draft('Mine'), revision: 3 });
  again.copies.drop();
  again.close();
  await released();
  expect((await open()).copies.read()).toBeNull();
});

test('two tabs keep a copy each, and neither takes what the other still works on', async () => {
  const open = createBrowser(createLocks());
  const one = await open();
  one.copies.write({ document: draft('One'), revision: 1 });
  const other = await open();
  expect(other.copies.read()).toBeNull();
  other.copies.write({ document: draft('Other'), revision: 1 });
  other.copies.drop();
  expect(one.copies.read()?.document).toEqual(draft('One'));
});

test('of several that were left each is found once', async () => {
  const open = createBrowser(createLocks());
  const tabs = [await open(), await open()];
  tabs.forEach(({ copies, close }, at) => {
    copies.write({ document: draft(`Tab ${at}`), revision: 1 });
    close();
  });
  await released();
  const found = [await open(), await open(), await open()].map(({ copies }) => copies.read()?.document.title.en);
  expect(new Set(found)).toEqual(new Set(['Tab 0', 'Tab 1', undefined]));
});

test('two that open at once do not both go on from one copy', async () => {
  const open = createBrowser(createLocks());
  const { copies, close } = await open();
  copies.write({ document: draft('Left'), revision: 1 });
  close();
  await released();
  const both = await Promise.all([open(), open()]);
  expect(both.filter((tab) => tab.copies.read() !== null)).toHaveLength(1);
});

test('what is no copy is none', async () => {
  const storage = createStorage();
  storage.setItem('feedtree.design.1.7.4.0-0', 'null and void');
  const sitting = { owner: '1.7', survey: 4, signal: new AbortController().signal };
  expect((await openLocalCopies(storage, undefined, sitting)).read()).toBeNull();
});

test.each([
  ['another user', '1.8', 4],
  ['another survey', '1.7', 41],
])("%s's is left alone", async (_, owner, survey) => {
  const open = createBrowser(createLocks());
  const { copies, close } = await open(owner, survey);
  copies.write({ document: draft('Theirs'), revision: 1 });
  close();
  await released();
  expect((await open()).copies.read()).toBeNull();
});
