/**
 * Makes the file of one export of feedback: counts, reads the ids out of one snapshot through a cursor, each batch of rows through
 * the user's rights of that moment, and writes them as they come. Nothing is held but a batch.
 */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { feedback } from '../../../generated/feedback.ts';
import { type KernelParts, targetOf } from '../../../kernel/context.ts';
import { entityOf } from '../../../kernel/custom-fields.ts';
import { planSource } from '../../../query/plan-list.ts';
import { type AddedColumns, addedColumns } from './added-columns.ts';
import { type AnswerColumns, answerColumns, type AnsweredVersion } from './answer-columns.ts';
import type { Cell } from '../../../../shared/csv/cell.ts';
import { ADDED, ANSWERS, columns, headerOf } from './columns.ts';
import { formatOf } from '../../../platform/files/formats/index.ts';
import { type Job, type JobKind, type Jobs, openJobs } from '../../../platform/exports/jobs.ts';
import { awaitErasures } from './let-go-of-erased.ts';
import { type ExportRequest, listRequestOf } from './request.ts';
import { type BatchAnswer, batchStatement, type ExportedRow } from './rows.ts';
import { translate } from './words.ts';
import { createWorker, type Exporter, rightLost, type WorkerParts } from '../../../platform/exports/worker.ts';

export interface ExporterParts extends Omit<KernelParts, 'totals'>, WorkerParts {}

interface Asked {
  format: string;
  request: Omit<ExportRequest, 'format'>;
}

type ExportJob = Job & Asked;
type FeedbackJobs = Jobs<Asked>;

const FEEDBACK_EXPORTS: JobKind = {
  table: 'feedback_export',
  asked: ['format', 'request'],
  noted: ['first_feedback_id', 'last_feedback_id'],
};

const BATCH_ROWS = 1_000;
/** Of the whole list, once: counting and, where no index has the order, sorting. */
const WHOLE_LIST_MS = 60_000;

/** What one list is read by. */
interface Reading extends ExporterParts {
  jobs: FeedbackJobs;
}

export function createExporter(parts: ExporterParts): Exporter {
  const { database } = parts;
  const jobs = openJobs<Asked>(database, FEEDBACK_EXPORTS);
  return createWorker(parts, {
    jobs,
    mediaType: (job) => formatOf(job.format).mediaType,
    async write(job, { principal, file, signal }) {
      await awaitErasures(database, job.company_id);
      await database.withTenant('app', job.company_id, async (transaction) => {
        const list = await openList({ ...parts, jobs }, job, principal, transaction);
        const bytes = formatOf(job.format).bytes({ ...list, locale: job.locale, name: translate(job.locale, 'sheet') });
        await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
      });
    },
  });
}

interface OpenList {
  header: string[];
  widths: number[];
  rows: AsyncIterable<Cell[]>;
}

/** The list as the user may read it now: its size and its columns are known before its first row is. */
async function openList(
  parts: Reading,
  job: ExportJob,
  principal: SignedIn,
  transaction: Transaction,
): Promise<OpenList> {
  const parameters = createParameters();
  const entity = await entityOf(parts.customFields, principal, feedback);
  const request = listRequestOf(parts, principal, entity, job.request);
  const { database, extensions, scope } = parts;
  const ask = <Row extends object>(statement: Statement) => database.statement<Row>('app', job.company_id, statement);
  const listing = await extensions[feedback.id]?.findRows?.({ principal, locale: job.locale, request, ask });
  const source = planSource(targetOf(parts, entity), { principal, parameters }, scope, request, listing);
  if (!source) throw rightLost();
  const { from } = source;
  const { values } = parameters;
  const slow = { values, query_timeout: WHOLE_LIST_MS };
  await transaction.query({ text: 'set transaction isolation level repeatable read, read only', values: [] });
  await transaction.query({ text: `set local statement_timeout = ${WHOLE_LIST_MS}`, values: [] });
  await transaction.query({ text: `set local idle_in_transaction_session_timeout = ${WHOLE_LIST_MS}`, values: [] });
  const counted = await transaction.query<Counted>({
    text: `select t.survey_version_id as id, count(*) as count, min(t.id) as first, max(t.id) as last from ${from} group by 1`,
    ...slow,
  });
  await parts.jobs.note(job, extentOf(counted));
  const isAsked = (name: string): boolean => job.request.columns?.includes(name) ?? true;
  const shown = columns.filter(({ name }) => isAsked(name));
  const added = addedColumns(isAsked(ADDED) ? entity : feedback, job.locale);
  const answers = isAsked(ANSWERS)
    ? answerColumns(await readVersions(transaction, counted), job.locale)
    : answerColumns([], job.locale);
  await transaction.query({
    text: `declare listed no scroll cursor for select t.id from ${from} order by ${source.order()}`,
    ...slow,
  });
  const write = rowWriter(shown, { added, answers }, job);
  return {
    header: [...shown.map((column) => headerOf(column, job.locale)), ...added.headers, ...answers.headers],
    widths: shown.map(({ width }) => width),
    rows: readRows(parts, job, principal, { transaction, write, added: added.fields }),
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
    noted: {
      first_feedback_id: Math.min(...counted.map(({ first }) => first)),
      last_feedback_id: Math.max(...counted.map(({ last }) => last)),
    },
  }),
});

const readVersions = (transaction: Transaction, versions: { id: number }[]): Promise<AnsweredVersion[]> =>
  transaction.query<AnsweredVersion>({
    name: 'export_versions',
    text: 'select id, document from survey_version where company_id = $1 and id = any($2::bigint[]) order by id desc',
    values: [transaction.companyId, versions.map(({ id }) => id)],
  });

type WriteRow = (row: ExportedRow) => Cell[];

/** Columns that not every file has. */
interface Varying {
  added: AddedColumns;
  answers: AnswerColumns;
}

const rowWriter =
  (shown: typeof columns, { added, answers }: Varying, { locale }: ExportJob): WriteRow =>
  (row) => [
    ...shown.map(({ cell }) => cell(row, locale)),
    ...added.cells(row),
    ...answers.cells(row.survey_version_id, row.answers),
  ];

interface RowReading {
  transaction: Transaction;
  write: WriteRow;
  added: AddedColumns['fields'];
}

async function* readRows(
  parts: Reading,
  job: ExportJob,
  principal: SignedIn,
  { transaction, write, added }: RowReading,
): AsyncGenerator<Cell[]> {
  const reader = { scope: parts.scope, principal, granted: job.granted_node_ids, added };
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
    await parts.jobs.note(job, { rows_done: done });
    if (listed.length < BATCH_ROWS) return;
  } while (true);
}

async function readBatch(
  database: Database,
  job: ExportJob,
  statement: ReturnType<typeof batchStatement>,
): Promise<ExportedRow[]> {
  const [answer] = await database.statement<BatchAnswer>('app', job.company_id, statement);
  if (!answer?.holds) throw rightLost();
  return answer.rows;
}
