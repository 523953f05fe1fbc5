/** What is done behind the calls, each to be run by a loop. */
import { descriptors } from '../generated/index.ts';
import type { KernelParts } from '../kernel/crud.ts';
import { createRuleActor } from '../modules/automation/rules/act.ts';
import { createReadOnlyCheck } from '../modules/billing/limits/read-only.ts';
import { createQrExporter } from '../modules/codes/qr/export/run.ts';
import { createExporter } from '../modules/feedback/export/run.ts';
import type { Exporter, WorkerParts } from '../platform/exports/worker.ts';
import { createDraftPublisher } from '../platform/drafts/publish-scheduled.ts';
import type { ImportParts } from '../platform/imports/upload.ts';
import { createImporter } from '../platform/imports/worker.ts';

export interface Workers {
  /** Make the files that were asked for, of feedback and of prints. */
  exporter: Exporter;
  qrExporter: Exporter;
  /** Does the steps of imports into lists. */
  importer: Exporter;
  /** Publishes drafts when their time has come. */
  draftPublisher: Exporter;
  /** Does what rules on events say. */
  ruleActor: Exporter;
}

export const workersOf = (
  kernelParts: KernelParts,
  files: ImportParts & WorkerParts,
  prints: Pick<Parameters<typeof createQrExporter>[0], 'publicUrl' | 'loadPictures'>,
): Workers => ({
  exporter: createExporter({ ...kernelParts, ...files }),
  qrExporter: createQrExporter({ ...files, scope: kernelParts.scope, ...prints }),
  draftPublisher: createDraftPublisher({
    ...files,
    descriptors,
    refuseReadOnly: createReadOnlyCheck(files.database),
  }),
  ruleActor: createRuleActor({ database: files.database, scope: kernelParts.scope, log: files.log }),
  importer: createImporter({ ...files, descriptors, refuseReadOnly: createReadOnlyCheck(files.database) }),
});
