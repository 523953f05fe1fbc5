/** What is not saved yet, kept in this browser: a tab that dies loses nothing. */
import { isObject } from '../../../../providers/user-data.ts';
import { type Draft, toDraft } from './draft.ts';

export interface LocalCopy {
  document: Draft;
  /** That it was made from. */
  revision: number;
}

/** The copy of one sitting at one survey. */
export interface LocalCopies {
  read: () => LocalCopy | null;
  write: (copy: LocalCopy) => void;
  drop: () => void;
}

/** Tells sittings that last from those that ended without a word; browsers know them on secure origins only. */
export type Locks = Pick<LockManager, 'request'>;

interface Sitting {
  /** Whose copies they are: another user of the browser never sees them. */
  owner: string;
  survey: number;
  /** Aborts when the sitting ends. */
  signal: AbortSignal;
}

/**
 * A place of this sitting's own, so that two tabs at one survey never write over each other. The newest copy of a
 * sitting that ended before the server had it moves there; older ones wait for the sittings that come.
 */
export async function openLocalCopies(
  storage: Storage,
  locks: Locks | undefined,
  { owner, survey, signal }: Sitting,
): Promise<LocalCopies> {
  const prefix = `feedtree.design.${owner}.${survey}.`;
  const key = `${prefix}${randomName()}`;
  if (locks !== undefined) await hold(locks, key, signal);
  for (const left of copiesIn(storage, prefix)) {
    const move = () => moveItem(storage, left, key);
    // Whoever gets the lock of a copy has it alone; that of a sitting which lasts is not to be had.
    const isMoved =
      locks === undefined
        ? move()
        : await locks.request(left, { ifAvailable: true }, (lock) => lock !== null && move());
    if (isMoved) break;
  }
  return {
    read: () => parse(storage.getItem(key)),
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify({ ...copy, at: Date.now() }));
      } catch {
        // A full storage: the server's copy is what counts.
      }
    },
    drop: () => storage.removeItem(key),
  };
}

/** Not `crypto.randomUUID`, which insecure origins lack. */
const randomName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Answers once the lock is held, which it is for as long as the sitting lasts. */
const hold = (locks: Locks, key: string, signal: AbortSignal): Promise<void> =>
  new Promise((held) => {
    void locks.request(key, () => {
      held();
      return new Promise<void>((release) => {
        if (signal.aborted) release();
        signal.addEventListener('abort', () => release());
      });
    });
  });

/** The keys of copies, the newest first. */
function copiesIn(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: writtenAt(storage.getItem(key)) }))
    .toSorted((one, other) => other.at - one.at)
    .map(({ key }) => key);
}

/** Answers whether there was something to move. */
function moveItem(storage: Storage, from: string, to: string): boolean {
  const text = storage.getItem(from);
  if (text === null) return false;
  // First away, then there: a full storage has room for it once only.
  storage.removeItem(from);
  storage.setItem(to, text);
  return true;
}

function read(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const writtenAt = (text: string | null): number => Number(read(text).at ?? 0);

function parse(text: string | null): LocalCopy | null {
  const { revision, document } = read(text);
  return typeof revision === 'number' && isObject(document) ? { document: toDraft(document), revision } : null;
}
