/** Tries the rows of an import, or makes them; each batch goes on where the last one left it. */
import { IMPORT } from '../../access/origin.ts';
import { tenantOf } from '../../access/principal.ts';
import type { Transaction } from '../../access/database.ts';
import type { BatchOutcome, ImportBatch } from '../../kernel/import/write-rows.ts';
import type { FileRow } from '../../kernel/import/values.ts';
import { type Doing, ImportFailed, type ImporterParts } from './doing.ts';
import { MAX_KEPT_FAULTS } from './faults.ts';
import { advance, type Counts, type Job } from './jobs.ts';
import { createPace } from './pace.ts';
import { readBatches } from './rows.ts';

/** @returns whether all rows are done: else others have their turn first */
export async function writeImport(parts: ImporterParts, doing: Doing): Promise<boolean> {
  const { job, entity, signal } = doing;
  const { kernel, store } = parts;
  const isTried = job.step === 'check';
  const stream = job.storage_key === null ? null : await store.read(job.storage_key);
  if (!stream) throw new ImportFailed('file_missing');
  const mapping = new Map(Object.entries(job.mapping).map(([place, field]) => [Number(place), field]));
  const pace = createPace();
  for await (const rows of readBatches(stream, { entity, mapping, skipped: job.rows_done, size: pace.size })) {
    signal.throwIfAborted();
    const principal = await doing.principal();
    const call = { principal, locale: job.locale, requestId: `import ${job.id}`, origin: IMPORT };
    const note = ({ transaction }: { transaction: Transaction }, outcome: BatchOutcome) =>
      noteBatch(transaction, job, rows, outcome);
    const batch: ImportBatch = {
      rows,
      mapping,
      changesExisting: job.change_existing,
      tried: isTried ? { made: job.created_count } : null,
      note,
    };
    const outcome = await pace.timed(() => kernel.importRows(call, entity, batch));
    if (isTried) {
      const { databaseRole, companyId } = tenantOf(principal);
      await parts.database.withTenant(databaseRole, companyId, (transaction) => note({ transaction }, outcome));
    }
    Object.assign(job, countsAfter(job, rows, outcome));
    if (await doing.isTurnOver()) return false;
  }
  return true;
}

const countsAfter = (job: Job, rows: readonly FileRow[], outcome: BatchOutcome): Partial<Counts> => ({
  rows_done: job.rows_done + rows.length,
  created_count: job.created_count + outcome.created.length,
  changed_count: job.changed_count + Object.keys(outcome.changed).length,
  unchanged_count: job.unchanged_count + outcome.unchanged,
  refused_count: job.refused_count + outcome.refused,
});

async function noteBatch(
  transaction: Transaction,
  job: Job,
  rows: readonly FileRow[],
  outcome: BatchOutcome,
): Promise<void> {
  await advance(transaction, job, countsAfter(job, rows, outcome));
  const isTried = job.step === 'check';
  const faults = outcome.faults.slice(0, Math.max(0, MAX_KEPT_FAULTS - job.refused_count));
  const written = !isTried && outcome.created.length + Object.keys(outcome.changed).length > 0;
  if (!written && faults.length === 0) return;
  await transaction.query({
    name: 'note_import_batch',
    text: `insert into list_import_batch (company_id, list_import_id, created, changed, faults) values ($1, $2, $3, $4, $5)`,
    values: [
      job.company_id,
      job.id,
      JSON.stringify(isTried ? [] : outcome.created),
      JSON.stringify(isTried ? {} : outcome.changed),
      JSON.stringify(faults.length > 0 ? { rows: faults } : {}),
    ],
  });
}
