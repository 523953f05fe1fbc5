/** What is done behind the calls: mails, exports, counters, what is due. */
import { startApplyingEventRules } from '../modules/automation/jobs/apply-event-rules.ts';
import { startPurgingQuotes } from '../modules/billing/jobs/purge-quotes.ts';
import { startReconciling } from '../modules/billing/jobs/reconcile-payments.ts';
import { startRenewing } from '../modules/billing/jobs/renew-subscriptions.ts';
import { startExaminingCodes } from '../modules/codes/jobs/examine-codes.ts';
import { startMailingFindings } from '../modules/codes/jobs/mail-findings.ts';
import { startApplyingRules } from '../modules/feedback/jobs/apply-rules.ts';
import { startCallingWebhooks } from '../modules/feedback/jobs/call-webhooks.ts';
import { startErasing } from '../modules/feedback/jobs/erase-old-answers.ts';
import { startFillingWords } from '../modules/feedback/jobs/fill-words.ts';
import { startForgettingRegistrations } from '../modules/identity/jobs/forget-registrations.ts';
import { startPurgingSessions } from '../modules/identity/jobs/purge-sessions.ts';
import { startReleasingEmails } from '../modules/identity/jobs/release-emails.ts';
import { startResealing } from '../modules/identity/jobs/reseal-two-factor.ts';
import { startCountingAnswers } from '../modules/insight/jobs/count-survey-answers.ts';
import { startFolding } from '../modules/insight/jobs/fold-counters.ts';
import { startMakingDriverDays } from '../modules/insight/jobs/make-driver-days.ts';
import { startRecounting } from '../modules/insight/jobs/recount-scores.ts';
import { startReporting } from '../modules/insight/jobs/send-reports.ts';
import { startWatchingScores } from '../modules/insight/jobs/watch-scores.ts';
import { startCompletingTickets, startMailingPlatform } from '../modules/support/jobs/ticket-jobs.ts';
import { startPurgingReadMarks } from '../modules/visitor/jobs/purge-read-marks.ts';
import { startForgettingDeletedRows } from '../platform/bin/forget-deleted-rows.ts';
import { startExporting } from '../platform/exports/make-exports.ts';
import { startMailing } from '../platform/mail/send-mail.ts';
import { chooseTransport } from '../platform/mail/transport.ts';
import { startComparingDirectories } from '../platform/cells/compare-directories.ts';
import { startEndingMoves } from '../platform/cells/end-moves.ts';
import { startMovingCompanies } from '../platform/cells/move-companies.ts';
import type { RunningLoop } from '../platform/queue/loop.ts';
import { startPurgingRateLimits } from '../platform/queue/purge-rate-limits.ts';
import { startFileCleanUp } from '../platform/storage/file-clean-up-loop.ts';
import { startCheckingPictures } from '../platform/storage/remove-unused-pictures.ts';
import { mailTemplate } from './mail-templates.ts';
import type { Database } from '../access/database.ts';
import { HOME } from '../database/cells/addresses.ts';
import type { ServerLog } from '../log.ts';
import type { CallerParts } from '../modules/feedback/webhooks/deliver.ts';
import { addLoopFigures, addQueueFigures } from '../platform/observability/figures.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import { openQueueChannel, type QueueChannel } from '../platform/queue/channel.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';

export interface JobParts {
  /** Of the home cell, as the owner of its tables. */
  connectionString: string;
  config: Config;
  core: Core;
  /** Makes that of one cell, where there are several. */
  coreOf(database: Database): Core;
  database: Database;
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
  webhooks: Pick<CallerParts, 'policy' | 'retrySeconds'>;
  metrics: Metrics;
  log: ServerLog;
}

export interface Jobs {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Any number of processes may, side by side: each piece of work is taken by one. */
export function startJobs(parts: JobParts): Jobs {
  const cells = parts.database.cells.map((name) => startCell(parts, name));
  addLoopFigures(parts.metrics, () => cells.flatMap(({ loops }) => loops.map((loop) => loop.figures())));
  addQueueFigures(parts.metrics, parts.database);
  return {
    async stop() {
      await Promise.all(cells.map(({ stop }) => stop()));
    },
  };
}

/** One that is down holds up no other: each has loops of its own. */
function startCell(parts: JobParts, name: string) {
  const database = parts.database.inCell(name);
  const { cells } = parts.config;
  const address = cells.find((cell) => cell.name === name);
  const channel = openQueueChannel(database);
  const core = database === parts.database ? parts.core : parts.coreOf(database);
  const loops = [
    ...startLoops({ ...parts, database, core, channel }),
    ...(address ? [startComparingDirectories(address, parts.log)] : []),
    ...(name === HOME && cells.length > 0 ? movingLoops(parts) : []),
  ];
  return {
    loops,
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      await channel.stop();
      if (core !== parts.core) await core.stop();
    },
  };
}

const movingLoops = ({ connectionString, config: { cells }, log }: JobParts): RunningLoop[] => [
  startEndingMoves(connectionString, cells, log),
  startMovingCompanies(connectionString, cells, log),
];

function startLoops({
  config,
  core: { payments, workers },
  database,
  store,
  intake,
  channel,
  webhooks,
  log,
}: JobParts & { channel: QueueChannel }): RunningLoop[] {
  const { publicUrl, sessionSecret: secret } = config;
  const { exporter, qrExporter, importer, draftPublisher, ruleActor } = workers;
  const transport = chooseTransport(config);
  return [
    startFolding(database, log),
    startCountingAnswers(database, log),
    startFillingWords(database, log),
    startExporting('exporting feedback', exporter, { channel, log }),
    startExporting('importing lists', importer, { channel, log }),
    startExporting('publishing drafts', draftPublisher, { channel, log }),
    startExporting('exporting prints', qrExporter, { channel, log }),
    startErasing(database, log),
    startMakingDriverDays(database, log),
    startWatchingScores(database, log),
    startRecounting(database, log),
    startExaminingCodes(database, log),
    startForgettingDeletedRows(database, log),
    startPurgingSessions(database, log),
    startForgettingRegistrations(database, log),
    ...startResealing(database, config, log),
    startReleasingEmails(database, log),
    startFileCleanUp({ database, store, intake, log }),
    startCallingWebhooks({ database, publicUrl, log, ...webhooks }, channel),
    startCheckingPictures({ database, store, log }),
    startApplyingRules(database, log),
    startApplyingEventRules(ruleActor, { database, channel, log }),
    startReconciling(payments),
    startRenewing(payments, channel),
    startPurgingQuotes(database, log),
    startPurgingRateLimits(database, log),
    startPurgingReadMarks(database, log),
    startMailingPlatform(database, log),
    startCompletingTickets(database, log),
    // Without a way out reports would heap up, and nobody wants those of last month.
    ...(transport
      ? [
          startMailing({ mailTemplate, database, publicUrl, secret, transport, log }, channel),
          startReporting(database, log),
          startMailingFindings(database, log),
        ]
      : []),
  ];
}
