/**
 * Makes the file of one export: counts, reads the ids out of one snapshot through a cursor, each batch of rows through
 * the user's rights of that moment, writes them beside the data as they come, and hands the file to the store. Nothing
 * is held but a batch.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database, Statement, Transaction } from '../access/database.ts';
import { createParameters } from '../access/parameters.ts';
import type { SignedIn } from '../access/principal.ts';
import { userNow } from '../access/user-now.ts';
import { feedback } from '../generated/feedback.ts';
import { type KernelParts, targetOf } from '../kernel/context.ts';
import { planSource } from '../kernel/plan-list.ts';
import type { Logger } from '../pipeline.ts';
import type { FileStore } from '../storage/file-store.ts';
import { exportKey, reserveFile, settleFile } from '../storage/ledger.ts';
import { type AnswerColumns, answerColumns, type AnsweredVersion } from './answer-columns.ts';
import type { Cell } from './cell.ts';
import { ANSWERS, columns, headerOf } from './columns.ts';
import { formatOf } from './formats/index.ts';
import { type ExportJob, JobGone, noteJob, releaseJob, takeJob, tidyJobs } from './jobs.ts';
import { awaitErasures } from './let-go-of-erased.ts';
import { listRequestOf } from './request.ts';
import { type BatchAnswer, batchStatement, type ExportedRow } from './rows.ts';
import { translate } from './words.ts';

export interface ExporterParts extends Omit<KernelParts, 'totals'> {
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
  log: Logger;
}

export interface Exporter {
  /** Makes one file, if one is asked for; answers whether it did. Aborted, it lets go of the job, which is made anew. */
  round(signal: AbortSignal): Promise<boolean>;
}

const BATCH_ROWS = 1_000;
/** Of the whole list, once: counting and, where no index has the order, sorting. */
const WHOLE_LIST_MS = 60_000;

class RightLost extends Error {}

export const createExporter = (parts: ExporterParts): Exporter => ({
  async round(signal) {
    const { database } = parts;
    await tidyJobs(database);
    const job = await takeJob(database);
    if (!job) return false;
    try {
      await make(parts, job, signal);
    } catch (error) {
      await settle(parts, job, error, signal);
    }
    return true;
  },
});

/** What is not the job's own fault is tried again when its lease is over. */
async function settle({ database, log }: ExporterParts, job: ExportJob, error: unknown, signal: AbortSignal) {
  if (signal.aborted) return releaseJob(database, job);
  if (error instanceof JobGone) return;
  if (!(error instanceof RightLost)) return log.error('an export failed', { requestId: '', error });
  await noteJob(database, job, { state: 'failed', failure: 'right_lost' }).catch(unlessGone);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof JobGone)) throw error;
}

async function make(parts: ExporterParts, job: ExportJob, signal: AbortSignal): Promise<void> {
  const { database, store, intake } = parts;
  const principal = await userNow(database, job.company_id, job.user_id);
  if (!principal) throw new RightLost();
  await awaitErasures(database, job.company_id);
  await mkdir(intake, { recursive: true });
  const file = path.join(intake, randomUUID());
  const format = formatOf(job.format);
  try {
    await database.withTenant('app', job.company_id, async (transaction) => {
      const list = await openList(parts, job, principal, transaction);
      const bytes = format.bytes({ ...list, locale: job.locale, name: translate(job.locale, 'sheet') });
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
    });
    const { size } = await stat(file);
    const key = exportKey(job.company_id);
    const { company_id: companyId } = job;
    await database.statement('app', companyId, reserveFile({ companyId, key, purpose: 'export', byteSize: size }));
    await noteJob(database, job, { storage_key: key, byte_size: size });
    await holding(parts, job, () => store.putFile(key, file, format.mediaType));
    await database.statement('app', companyId, settleFile(companyId, key));
    await noteJob(database, job, { state: 'done' });
  } finally {
    await rm(file, { force: true });
  }
}

const HOLD_MS = 30_000;

/** Keeps the job this worker's own while nothing else tells of it. */
async function holding(parts: ExporterParts, job: ExportJob, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void noteJob(parts.database, job, {}).catch(() => undefined), HOLD_MS);
  await work().finally(() => clearInterval(timer));
}

interface OpenList {
  header: string[];
  widths: number[];
  rows: AsyncIterable<Cell[]>;
}

/** The list as the user may read it now: its size and its columns are known before its first row is. */
async function openList(
  parts: ExporterParts,
  job: ExportJob,
  principal: SignedIn,
  transaction: Transaction,
): Promise<OpenList> {
  const parameters = createParameters();
  const request = listRequestOf(parts, principal, job.request);
  const { database, extensions, scope } = parts;
  const ask = <Row extends object>(statement: Statement) => database.statement<Row>('app', job.company_id, statement);
  const listing = await extensions[feedback.id]?.findRows?.({ principal, locale: job.locale, request, ask });
  const source = planSource(targetOf(parts, feedback), { principal, parameters }, scope, request, listing);
  if (!source) throw new RightLost();
  const { from, order } = source;
  const { values } = parameters;
  const slow = { values, query_timeout: WHOLE_LIST_MS };
  await transaction.query({ text: 'set transaction isolation level repeatable read, read only', values: [] });
  await transaction.query({ text: `set local statement_timeout = ${WHOLE_LIST_MS}`, values: [] });
  await transaction.query({ text: `set local idle_in_transaction_session_timeout = ${WHOLE_LIST_MS}`, values: [] });
  const counted = await transaction.query<Counted>({
    text: `select t.survey_version_id as id, count(*) as count, min(t.id) as first, max(t.id) as last from ${from} group by 1`,
    ...slow,
  });
  await noteJob(parts.database, job, extentOf(counted));
  const shown = columns.filter(({ name }) => job.request.columns?.includes(name) ?? true);
  const answers =
    (job.request.columns?.includes(ANSWERS) ?? true)
      ? answerColumns(await readVersions(transaction, counted), job.locale)
      : answerColumns([], job.locale);
  await transaction.query({
    text: `declare listed no scroll cursor for select t.id from ${from} order by ${order}`,
    ...slow,
  });
  const write = rowWriter(shown, answers, job);
  return {
    header: [...shown.map((column) => headerOf(column, job.locale)), ...answers.headers],
    widths: shown.map(({ width }) => width),
    rows: readRows(parts, job, principal, transaction, write),
  };
}

/** Of the answers to one version of a survey. */
interface Counted {
  id: number;
  count: number;
  first: number;
  last: number;
}

const extentOf = (counted: Counted[]) => ({
  row_count: counted.reduce((sum, { count }) => sum + count, 0),
  ...(counted.length > 0 && {
    first_feedback_id: Math.min(...counted.map(({ first }) => first)),
    last_feedback_id: Math.max(...counted.map(({ last }) => last)),
  }),
});

const readVersions = (transaction: Transaction, versions: { id: number }[]): Promise<AnsweredVersion[]> =>
  transaction.query<AnsweredVersion>({
    name: 'export_versions',
    text: 'select id, document from survey_version where company_id = $1 and id = any($2::bigint[]) order by id desc',
    values: [transaction.companyId, versions.map(({ id }) => id)],
  });

type WriteRow = (row: ExportedRow) => Cell[];

const rowWriter =
  (shown: typeof columns, answers: AnswerColumns, { locale }: ExportJob): WriteRow =>
  (row) => [...shown.map(({ cell }) => cell(row, locale)), ...answers.cells(row.survey_version_id, row.answers)];

async function* readRows(
  parts: ExporterParts,
  job: ExportJob,
  principal: SignedIn,
  transaction: Transaction,
  write: WriteRow,
): AsyncGenerator<Cell[]> {
  const reader = { scope: parts.scope, principal, granted: job.granted_node_ids };
  let done = 0;
  do {
    const listed = await transaction.query<{ id: number }>({
      text: `fetch ${BATCH_ROWS} from listed`,
      values: [],
      query_timeout: WHOLE_LIST_MS,
    });
    const rows = await readBatch(
      parts.database,
      job,
      batchStatement(
        reader,
        listed.map(({ id }) => id),
      ),
    );
    for (const row of rows) yield write(row);
    done += rows.length;
    await noteJob(parts.database, job, { rows_done: done });
    if (listed.length < BATCH_ROWS) return;
  } while (true);
}

async function readBatch(
  database: Database,
  job: ExportJob,
  statement: ReturnType<typeof batchStatement>,
): Promise<ExportedRow[]> {
  const [answer] = await database.statement<BatchAnswer>('app', job.company_id, statement);
  if (!answer?.holds) throw new RightLost();
  return answer.rows;
}
