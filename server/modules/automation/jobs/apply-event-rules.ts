/** The worker's loop over events on which rules act. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { startExporting } from '../../../platform/exports/make-exports.ts';
import type { Exporter } from '../../../platform/exports/worker.ts';
import type { QueueChannel } from '../../../platform/queue/channel.ts';
import type { RunningLoop } from '../../../platform/queue/loop.ts';

const TIDY_MS = 3_600_000;
const RETENTION_DAYS = 30;

export function startApplyingEventRules(
  actor: Exporter,
  { database, channel, log }: { database: Database; channel: QueueChannel; log: Logger },
): RunningLoop {
  let tidyAt = 0;
  const tidying: Exporter = {
    queue: actor.queue,
    async round(signal) {
      if (Date.now() >= tidyAt) {
        await forgetOldActs(database);
        tidyAt = Date.now() + TIDY_MS;
      }
      return actor.round(signal);
    },
  };
  return startExporting('applying event rules', tidying, { channel, log });
}

/** Forgets how rules acted, and what was told by them, after thirty days. */
export async function forgetOldActs(database: Pick<Database, 'lookup'>): Promise<void> {
  await database.lookup('worker', {
    name: 'forget_event_rule_matches',
    text: 'delete from event_rule_match where done_at < now() - make_interval(days => $1)',
    values: [RETENTION_DAYS],
  });
  await database.lookup('worker', {
    name: 'forget_event_notices',
    text: 'delete from event_notice where created_at < now() - make_interval(days => $1)',
    values: [RETENTION_DAYS],
  });
}
