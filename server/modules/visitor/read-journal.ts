/**
 * Reads on their way to the database, in a file: what a page was handed out for is counted although the server is killed
 * right behind it.
 *
 * A scan is acknowledged by its page. Before that goes out its line is handed to the operating system by one write, which
 * outlives the process, however it ends; the database has it 50 ms later. The write takes 2 microseconds in the middle and
 * 5 in the slowest hundredth; to wait for the database instead, in groups of what comes meanwhile, took 8 ms and 120 ms on
 * the same busy machine of two cores, and no page would come while the database is away. The disk is not waited for
 * either: a power cut takes the scans of those 50 ms, unless the database was away before; then the journal is brought to
 * the disk while they wait.
 *
 * Lines are numbered, and each company's reads are written in this order together with the last one's number
 * (`node_read_mark`). So a journal is replayed without harm, by whom and how often ever, and so is a write whose answer was lost.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isErrorCode, lockHolder, releaseLock, takeLock } from '../../database/process-lock.ts';
import { type NewRead, type NotedRead, parseRead, toLine } from './read-line.ts';

export interface Journal {
  /** Of one run of one server: what its numbers count in. */
  id: string;
  /** Throws JournalFailure, with the read as it is noted all the same. */
  append(read: NewRead): NotedRead;
  /** It is stored, or never will be. */
  done(read: NotedRead): void;
  /** Waits until all is on the disk. */
  toDisk(): Promise<void>;
  /** Another read opens it anew. */
  close(): void;
}

/** Beyond this the next file begins, so that a busy server lets go of what is stored. */
const FILE_BYTES = 1024 * 1024;

interface JournalFile {
  path: string;
  descriptor: number;
  bytes: number;
  /** Lines that are not stored yet. */
  waiting: number;
}

export class JournalFailure extends Error {
  readonly read: NotedRead;
  constructor(read: NotedRead, cause: unknown) {
    super('The journal of reads can’t be written.', { cause });
    this.read = read;
  }
}

/** @param folder of the journals of all servers of this machine; made with the first read */
export function openJournal(folder: string, fileBytes = FILE_BYTES): Journal {
  const id = randomUUID();
  let opened = 0;
  let last = 0;
  const files = new Map<number, JournalFile>();
  let current: JournalFile | null = null;
  const open = (): JournalFile => {
    if (current === null) {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      takeLock(lockOf(folder, id));
    }
    const file = path.join(folder, `${id}.${opened++}.journal`);
    return { path: file, descriptor: fs.openSync(file, 'ax', 0o600), bytes: 0, waiting: 0 };
  };
  const empty = (file: JournalFile): void => {
    if (file !== current) return remove(file);
    fs.ftruncateSync(file.descriptor);
    file.bytes = 0;
  };
  const fileForNext = (): JournalFile => {
    const before = current;
    if (before && before.bytes < fileBytes) return before;
    current = open();
    if (before?.waiting === 0) remove(before);
    return current;
  };
  return {
    id,
    append(read) {
      const noted = { ...read, number: ++last };
      try {
        const file = fileForNext();
        // A line that was cut off, as on a full disk, ends here.
        file.bytes += fs.writeSync(file.descriptor, `\n${toLine(noted)}\n`);
        file.waiting += 1;
        files.set(noted.number, file);
      } catch (error) {
        throw new JournalFailure(noted, error);
      }
      return noted;
    },
    done({ number }) {
      const file = files.get(number);
      if (!file) return;
      files.delete(number);
      file.waiting -= 1;
      if (file.waiting === 0) empty(file);
    },
    toDisk: () => (current === null ? Promise.resolve() : toDisk(current.descriptor)),
    close() {
      if (current === null) return;
      // What waits is found by the next start.
      if (current.waiting === 0) remove(current);
      current = null;
      releaseLock(lockOf(folder, id));
    },
  };
}

function remove(file: JournalFile): void {
  fs.closeSync(file.descriptor);
  fs.rmSync(file.path, { force: true });
}

const toDisk = promisify(fs.fdatasync);

export interface LeftJournal {
  id: string;
  reads: NotedRead[];
  /** Once all is stored. */
  remove(): void;
}

const NAME = /^([0-9a-f-]{36})\.(\d+)\.journal$/;
const lockOf = (folder: string, id: string): string => path.join(folder, `${id}.lock`);

/** The journals of servers that are gone, each with its reads in their order. A line that was cut off was nobody's page. */
export function leftJournals(folder: string): LeftJournal[] {
  const names = listed(folder).flatMap((name) => {
    const [, id, at] = NAME.exec(name) ?? [];
    return id === undefined ? [] : [{ id, at: Number(at), file: path.join(folder, name) }];
  });
  return [...Map.groupBy(names, ({ id }) => id)]
    .filter(([id]) => lockHolder(lockOf(folder, id)) === undefined)
    .map(([id, parts]) => {
      const files = parts.sort((one, other) => one.at - other.at).map(({ file }) => file);
      const lines = files.flatMap((file) => linesOf(file));
      return {
        id,
        reads: lines.flatMap((line) => parseRead(line) ?? []),
        remove() {
          for (const file of [...files, lockOf(folder, id)]) fs.rmSync(file, { force: true });
        },
      };
    });
}

/** None where another process that starts at this moment has stored them. */
function linesOf(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function listed(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}
