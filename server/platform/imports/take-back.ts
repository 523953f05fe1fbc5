/** Takes an import back, the last rows first. */
import { IMPORT } from '../../access/origin.ts';
import type { Values } from '../../database/rows.ts';
import { faultsOf } from '../../kernel/import/fault.ts';
import type { Work } from '../../access/work.ts';
import type { TakenBackRows } from '../../kernel/import/take-back.ts';
import { tenantOf } from '../../access/principal.ts';
import type { Doing, ImporterParts } from './doing.ts';
import { type KeptFault, MAX_KEPT_FAULTS } from './faults.ts';
import { advance, type Job } from './jobs.ts';
import { createPace } from './pace.ts';

interface Rows {
  created: number[];
  changed: Record<string, Values>;
}

interface Batch extends Rows {
  id: number;
  /** When its rows were written. */
  at: string;
}

/** @returns whether all rows are taken back: else others have their turn first */
export async function takeBackImport({ kernel, database }: ImporterParts, doing: Doing): Promise<boolean> {
  const { job, entity, signal } = doing;
  const pace = createPace(100);
  for (;;) {
    signal.throwIfAborted();
    const principal = await doing.principal();
    const { databaseRole, companyId } = tenantOf(principal);
    const [batch] = await database.statement<Batch>(databaseRole, companyId, {
      name: 'last_import_batch',
      text: `select id, created_at::text as at, created, changed from list_import_batch
        where company_id = $1 and list_import_id = $2 and (created <> '[]' or changed <> '{}') order by id desc limit 1`,
      values: [job.company_id, job.id],
    });
    if (!batch) return true;
    const { now, later } = parted(batch, pace.size());
    const call = { principal, locale: job.locale, requestId: `import ${job.id}`, origin: IMPORT };
    await pace.timed(() =>
      kernel.takeBackRows(call, entity, {
        at: batch.at,
        ...now,
        note: (work, outcome) => noteTaken(work, job, { id: batch.id, later }, outcome),
      }),
    );
    if (await doing.isTurnOver()) return false;
  }
}

/** So many rows of a batch, changed ones first, and the rest. */
function parted({ created, changed }: Batch, size: number): { now: Rows; later: Rows } {
  const entries = Object.entries(changed);
  const room = Math.max(0, size - entries.length);
  return {
    now: { changed: Object.fromEntries(entries.slice(0, size)), created: created.slice(0, room) },
    later: { changed: Object.fromEntries(entries.slice(size)), created: created.slice(room) },
  };
}

async function noteTaken(
  { transaction }: Work,
  job: Job,
  { id, later }: { id: number; later: Rows },
  { takenBack, kept }: TakenBackRows,
): Promise<void> {
  const counts = {
    rows_done: job.rows_done + takenBack + kept.length,
    taken_back_count: job.taken_back_count + takenBack,
    kept_count: job.kept_count + kept.length,
  };
  await advance(transaction, job, counts);
  const faults = kept
    .slice(0, Math.max(0, MAX_KEPT_FAULTS - job.kept_count))
    .flatMap((one): KeptFault[] => faultsOf(0, one.problem).map((fault) => ({ ...fault, id: one.id })));
  await transaction.query({
    name: 'take_back_batch',
    text: `update list_import_batch set created = $3, changed = $4, updated_at = now(),
        faults = jsonb_build_object('rows', coalesce(faults -> 'rows', '[]') || $5::jsonb)
      where company_id = $1 and id = $2`,
    values: [job.company_id, id, JSON.stringify(later.created), JSON.stringify(later.changed), JSON.stringify(faults)],
  });
  Object.assign(job, counts);
}
