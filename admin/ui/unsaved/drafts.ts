/** What was begun and not saved, for when it is opened again: after a reload, say, or a session that ended. */

const PREFIX = 'app.draft.';

/** Unreadable ones are none. */
export function readDraft(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** A full storage keeps nothing, which is no reason to stop the writing. */
export function storeDraft(storage: Storage, key: string, draft: unknown): void {
  try {
    storage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    deleteDraft(storage, key);
  }
}

export function deleteDraft(storage: Storage, key: string): void {
  storage.removeItem(PREFIX + key);
}

/** All of them: nobody who comes after a log-out finds them. */
export function deleteDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
}
