/**
 * IndexedDB as promises, as far as the outbox needs it. Written out: a library for it would travel with each visitor's
 * page and once more with the service worker.
 */

export interface Table {
  name: string;
  keyPath: string;
  /** Key paths by which rows are found too. */
  indexes?: string[];
}

/** Opens the first version of a database, with its tables; fails where the browser keeps nothing. */
export function openDatabase(name: string, tables: Table[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const table of tables) {
        const store = request.result.createObjectStore(table.name, table);
        for (const index of table.indexes ?? []) store.createIndex(index, index);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database was not opened.', { cause: request.error }));
  });
}

/** Asks a table in a transaction of its own, and answers when that is over: what it wrote is there to stay. */
export const tableIn =
  (database: IDBDatabase, name: string) =>
  <Result>(ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite');
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      // Of a request that failed, or of a full disk.
      transaction.onabort = () => reject(new Error('Nothing was kept.', { cause: transaction.error }));
    });
