/** What is not saved yet, kept in this browser: a tab that dies loses nothing. */
import { isObject } from '../../../providers/user-data.ts';
import { type Draft, toDraft } from './draft.ts';

export interface LocalCopy {
  document: Draft;
  /** That it was made from. */
  revision: number;
}

export interface LocalCopies {
  read: () => LocalCopy | null;
  write: (copy: LocalCopy) => void;
  drop: () => void;
}

/** @param owner whose copy it is: another user of the browser never sees it */
export function createLocalCopies(storage: Storage, owner: string, survey: number): LocalCopies {
  const key = `feedtree.design.${owner}.${survey}`;
  return {
    read() {
      const text = storage.getItem(key);
      return text === null ? null : parse(text);
    },
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
      } catch {
        // A full storage: the server's copy is what counts.
      }
    },
    drop: () => storage.removeItem(key),
  };
}

function parse(text: string): LocalCopy | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value.revision !== 'number' || !isObject(value.document)) return null;
    return { document: toDraft(value.document), revision: value.revision };
  } catch {
    return null;
  }
}
