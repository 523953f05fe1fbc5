/** What is kept on this device until the server has it: answers, and the files that belong to them. */
import type { Language } from '../../../shared/i18n/languages.ts';
import type { AddressValues } from '../../../shared/survey/address-fields.ts';
import type { Answers } from '../../../shared/survey/document.ts';

/** As the server's call takes it. */
export interface AnswerBody {
  code: string;
  response_token: string;
  survey_version_id: number;
  version_key: string;
  locale: Language;
  answers: Answers;
  partial: boolean;
  kiosk?: string;
  address_values?: AddressValues | undefined;
}

export interface QueuedAnswer {
  token: string;
  /** Another one each time it is put: what was sent meanwhile is not what is kept now. */
  revision: string;
  address: string;
  body: AnswerBody;
  keptAt: number;
  tries: number;
  /** Not before this time: the server said so (Retry-After). */
  serverWaits: number;
  /** Not before this time, unless the signal has just come back. */
  pausesUntil: number;
}

export interface QueuedMedia {
  /** Uuid that the answer holds. */
  media: string;
  token: string;
  question: string;
  address: string;
  file: Blob;
}

export interface OutboxStore {
  /** Whether it outlives the page. */
  lasts: boolean;
  answer: (token: string) => Promise<QueuedAnswer | undefined>;
  answers: () => Promise<QueuedAnswer[]>;
  put: (answer: QueuedAnswer) => Promise<void>;
  /** Unless it was put anew since. */
  remove: (answer: QueuedAnswer) => Promise<void>;
  media: (media: string) => Promise<QueuedMedia | undefined>;
  mediaOf: (token: string) => Promise<QueuedMedia[]>;
  putMedia: (media: QueuedMedia) => Promise<void>;
  removeMedia: (media: string) => Promise<void>;
}

const oldestFirst = (one: QueuedAnswer, other: QueuedAnswer): number => one.keptAt - other.keptAt;

function databaseStore(database: IDBDatabase): OutboxStore {
  const answers = tableIn(database, 'answers');
  const media = tableIn(database, 'media');
  return {
    lasts: true,
    answer: (token) => answers((store) => store.get(token)),
    answers: async () => (await answers<QueuedAnswer[]>((store) => store.getAll())).toSorted(oldestFirst),
    put: async (answer) => void (await answers((store) => store.put(answer))),
    async remove({ token, revision }) {
      await answers<QueuedAnswer | undefined>((store) => {
        const kept: IDBRequest<QueuedAnswer | undefined> = store.get(token);
        kept.onsuccess = () => void (kept.result?.revision === revision && store.delete(token));
        return kept;
      });
    },
    media: (id) => media((store) => store.get(id)),
    mediaOf: (token) => media((store) => store.index('token').getAll(token)),
    putMedia: async (file) => void (await media((store) => store.put(file))),
    removeMedia: (id) => media((store) => store.delete(id)),
  };
}

/** Where the browser keeps nothing (a private window, a full disk): good until the page is closed. */
export function memoryStore(): OutboxStore {
  const answers = new Map<string, QueuedAnswer>();
  const files = new Map<string, QueuedMedia>();
  return {
    lasts: false,
    answer: async (token) => answers.get(token),
    answers: async () => [...answers.values()].toSorted(oldestFirst),
    put: async (answer) => void answers.set(answer.token, answer),
    async remove({ token, revision }) {
      if (answers.get(token)?.revision === revision) answers.delete(token);
    },
    media: async (media) => files.get(media),
    mediaOf: async (token) => [...files.values()].filter((file) => file.token === token),
    putMedia: async (media) => void files.set(media.media, media),
    removeMedia: async (media) => void files.delete(media),
  };
}

/** Everything that reaches a full or a forbidden disk fails; then memory has to do. */
export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    const database = await openDatabase('feedtree-outbox', [
      { name: 'answers', keyPath: 'token' },
      { name: 'media', keyPath: 'media', indexes: ['token'] },
    ]);
    return databaseStore(database);
  } catch {
    return memoryStore();
  }
}

// IndexedDB as promises, as far as the outbox needs it. Written out: a library for it would travel with each visitor's
// page and once more with the service worker.

interface Table {
  name: string;
  keyPath: string;
  /** Key paths by which rows are found too. */
  indexes?: string[];
}

/** Opens the first version of a database, with its tables; fails where the browser keeps nothing. */
function openDatabase(name: string, tables: Table[]): Promise<IDBDatabase> {
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
const tableIn =
  (database: IDBDatabase, name: string) =>
  <Result>(ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite');
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      // Of a request that failed, or of a full disk.
      transaction.onabort = () => reject(new Error('Nothing was kept.', { cause: transaction.error }));
    });
