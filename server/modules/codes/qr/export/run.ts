/** Makes the archive of one export of prints: a batch of codes after the other, each drawn and packed as it comes. */
import type { Database } from '../../../../access/database.ts';
import type { Scope } from '../../../../access/scope.ts';
import { type Job, type JobKind, openJobs } from '../../../../platform/exports/jobs.ts';
import { createWorker, type Exporter, NoFile, type WorkerParts } from '../../../../platform/exports/worker.ts';
import { writeBundleApart } from '../bundle/apart.ts';
import type { CodeToPrint } from '../bundle/bundle.ts';
import type { LoadPictures } from '../pictures.ts';
import { readCodes } from './codes.ts';
import type { PrintRequest } from './request.ts';
import { codesOf } from './selection.ts';

export interface QrExporterParts extends WorkerParts {
  database: Database;
  scope: Scope;
  publicUrl: string;
  loadPictures: LoadPictures;
}

interface Asked {
  request: PrintRequest;
  created_at: Date;
}

const QR_EXPORTS: JobKind = { table: 'qr_export', asked: ['request', 'created_at'], noted: [] };

/** Codes between two notes of how far it is. */
const NOTED_EVERY = 20;

export function createQrExporter(parts: QrExporterParts): Exporter {
  const { database, scope, publicUrl, loadPictures } = parts;
  const jobs = openJobs<Asked>(database, QR_EXPORTS);

  async function* noted(job: Job, batches: AsyncIterable<CodeToPrint[]>): AsyncGenerator<CodeToPrint> {
    let done = 0;
    for await (const batch of batches)
      for (const code of batch) {
        yield code;
        done += 1;
        if (done % NOTED_EVERY === 0) await jobs.note(job, { rows_done: done });
      }
    // Some may have been deleted since they were counted.
    await jobs.note(job, { row_count: done, rows_done: done });
    if (done === 0) throw new NoFile('nothing_to_print');
  }

  return createWorker(parts, {
    jobs,
    mediaType: () => 'application/zip',
    async write(job, { principal, file, signal }) {
      const { request, locale, created_at: at } = job;
      const found = await database.statement<{ id: number }>('app', job.company_id, codesOf(scope, principal, request));
      await jobs.note(job, { row_count: found.length });
      const reader = { database, scope, principal, granted: job.granted_node_ids, publicUrl };
      const ids = found.map(({ id }) => id);
      const { formats, paper = 'design' } = request;
      const codes = noted(job, readCodes(reader, ids, request));
      await writeBundleApart(codes, { formats, paper, locale, at }, file, { loadPictures, signal });
    },
  });
}
