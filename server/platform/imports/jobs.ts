/** The rows of imports as workers see them. */
import type { Database, Transaction } from '../../access/database.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type Job as Taken, openQueue, type QueueKind } from '../queue/queue.ts';
import type { Columns } from './columns.ts';

export interface Job extends Taken {
  user_id: number;
  entity: string;
  step: 'check' | 'run' | 'take_back';
  locale: Locale;
  mapping: Columns;
  change_existing: boolean;
  storage_key: string | null;
  rows_done: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  taken_back_count: number;
  kept_count: number;
}

export type Counts = Pick<
  Job,
  | 'rows_done'
  | 'created_count'
  | 'changed_count'
  | 'unchanged_count'
  | 'refused_count'
  | 'taken_back_count'
  | 'kept_count'
>;

/** The import was deleted, or another worker has taken it over. */
export class ImportGone extends Error {}

/** Longer than a batch takes. */
const LEASE_SECONDS = 120;

const IMPORTS: QueueKind = {
  table: 'list_import',
  held: 'running',
  leaseSeconds: LEASE_SECONDS,
  maxAttempts: 5,
  perCompany: 2,
  returned: [
    'user_id',
    'entity',
    'step',
    'locale',
    'mapping',
    'change_existing',
    'storage_key',
    'rows_done',
    'created_count',
    'changed_count',
    'unchanged_count',
    'refused_count',
    'taken_back_count',
    'kept_count',
  ],
  begin: ["state = 'running'"],
};

export const openImports = (database: Database) => openQueue<Job>(database, IMPORTS);

/**
 * Notes how far an import is, in the transaction that brings it there: only from where this worker left it, so that two
 * who believe that it is theirs can't both go on.
 * @throws ImportGone where it is no longer there
 */
export async function advance({ query }: Pick<Transaction, 'query'>, job: Job, counts: Partial<Counts>): Promise<void> {
  const names = Object.keys(counts);
  const sets = names.map((name, at) => `${name} = $${at + 6}, `).join('');
  const rows = await query({
    text: `update list_import set ${sets}due_at = now() + make_interval(secs => ${LEASE_SECONDS}), updated_at = now()
      where company_id = $1 and id = $2 and attempts = $3 and state = 'running' and done_at is null
        and step = $4 and rows_done = $5 returning id`,
    values: [job.company_id, job.id, job.attempts, job.step, job.rows_done, ...Object.values(counts)],
  });
  if (rows.length === 0) throw new ImportGone();
}
