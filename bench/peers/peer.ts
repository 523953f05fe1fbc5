/** A product that shows tables of PostgreSQL in a back office, as it is installed, started and asked here. */
import type { ChildProcess } from 'node:child_process';
import type { Contender } from '../contender.ts';
import type { Request } from '../fire.ts';
import type { AnswersData } from './data.ts';

/** What is asked of each: pages of 25 rows, the newest first, with the total of all; one row by its id; a new answer. */
export const CALLS = ['list', 'status', 'assignee', 'row', 'submission'] as const;
export type CallName = (typeof CALLS)[number];

export const PAGE = 25;

/** What a list shows of a row, everywhere. */
export const COLUMNS = [
  'id',
  'node_id',
  'survey_version_id',
  'status',
  'priority',
  'assignee_id',
  'score',
  'comment',
  'locale',
  'is_partial',
  'is_repeat',
  'read_at',
  'tag_ids',
  'created_at',
] as const;

/** Whoever asks, and what is only known when the server runs: the load's process is told it as JSON. */
export interface Access {
  headers: Record<string, string>;
  /** What it calls the table, where that is not written in its file. */
  table?: string;
}

/** The requests of a server and how its answers are read. */
export interface Side {
  calls: Record<CallName, (data: AnswersData, access: Access) => Request>;
  /** It counts so many rows at most, and says one more where there are more. */
  countedTo?: number;
  /** Rows of an answered page, and the total that it tells. */
  page(body: unknown, headers: Headers): { rows: unknown[]; total: number };
  /** Of an answered row. */
  rowId(body: unknown): number;
}

export interface Peer extends Side {
  name: string;
  /** The package whose version is reported. */
  package: string;
  /** Exact versions. */
  packages: Record<string, string>;
  /** Of packages that those bring. */
  overrides?: Record<string, string>;
  /** That npm does not bring: by their paths in its folder. */
  files?: Record<string, string>;
  /** How it is set up, told in the report; also where it is not measured on the same table. */
  settings: readonly string[];
  /** The database is a copy of its own, in which it may do what it needs. */
  start(place: Place, data: AnswersData): Promise<StartedPeer>;
}

export interface Place {
  /** Where it is installed. */
  folder: string;
  connectionString: string;
}

export interface StartedPeer {
  child: ChildProcess;
  origin: string;
  access: Access;
  /** The table that rows are inserted into, as SQL names it. */
  table: string;
}

/** One that takes turns. */
export interface Turned {
  contender: Contender;
  /** Anew for each run: sessions may be short. */
  signIn(): Promise<Access>;
  /** Where its rows are. */
  database: string;
  table: string;
}
