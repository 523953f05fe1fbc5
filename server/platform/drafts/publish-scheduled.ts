/**
 * Publishes drafts when their time has come, as whom scheduled them: with the rights that he has at that moment. A draft
 * leaves its state 'scheduled' in the transaction that publishes it, so that it is published once, whoever tries it how
 * often.
 */
import type { Database } from '../../access/database.ts';
import { loadPrincipal } from '../../access/load-principal.ts';
import type { SignedIn } from '../../access/principal.ts';
import { forbidden, internal, Problem } from '../../errors.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { Logger } from '../../log.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Exporter } from '../exports/worker.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { type Job as Taken, openQueue, type QueueKind } from '../queue/queue.ts';

interface Job extends Taken {
  draft_id: number;
  /** Null where there is no such user any more. */
  user_id: number | null;
}

const PUBLICATIONS: QueueKind = {
  table: 'draft_publication',
  held: 'queued',
  leaseSeconds: 60,
  maxAttempts: 5,
  perCompany: 4,
  returned: ['draft_id', 'user_id'],
};

export interface PublisherParts {
  database: Database;
  kernel: Pick<Kernel, 'drafts'>;
  descriptors: Record<string, EntityDescriptor>;
  /** Refuses who is of a company that can only read. */
  refuseReadOnly: (principal: SignedIn) => Promise<void>;
  log: Logger;
}

/** Not tried again: why it was refused stays at the draft, which is one again. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function createDraftPublisher(parts: PublisherParts): Exporter {
  const { database, log } = parts;
  const queue = openQueue<Job>(database, PUBLICATIONS);
  const settle = (job: Job, state: 'done' | 'failed') => database.lookup('worker', queue.settle(job, { state }, null));

  return {
    queue,
    async round() {
      const [job] = await queue.claim({ limit: 1 });
      if (!job) return false;
      try {
        if (queue.isWornOut(job)) throw new Refused(internal.code);
        await publish(parts, job);
        await settle(job, 'done');
      } catch (error) {
        if (error instanceof Refused) {
          await refuse(parts, job, error.code);
          await settle(job, 'failed');
          // Tried again when the lease is over.
        } else log.error('a scheduled draft could not be published', { requestId: '', error });
      }
      return true;
    },
  };
}

async function publish({ database, kernel, descriptors, refuseReadOnly }: PublisherParts, job: Job): Promise<void> {
  const draft = await scheduled(database, job);
  if (draft === null) return;
  const entity = descriptors[draft.entity];
  const principal = job.user_id === null ? null : await loadPrincipal(database, job.company_id, job.user_id);
  if (entity === undefined || principal === null) throw new Refused(forbidden.code);
  try {
    await refuseReadOnly(principal);
    const call = { principal, locale: 'en' as const, requestId: '' };
    await kernel.drafts.publishScheduled(call, entity, { id: draft.record_id, draft: job.draft_id });
  } catch (error) {
    // What the server can't do just now it can later.
    if (error instanceof Problem && error.status < SERVER_ERROR) throw new Refused(error.code);
    throw error;
  }
}

const SERVER_ERROR = 500;

async function scheduled(database: Database, { company_id: company, draft_id: id }: Job) {
  const [found] = await database.statement<{ entity: string; record_id: number }>('worker', company, {
    name: 'draft_scheduled',
    text: "select entity, record_id from draft where company_id = $1 and id = $2 and state = 'scheduled'",
    values: [company, id],
  });
  return found ?? null;
}

/** The draft is one again, and whoever scheduled it is told, by mail and in the back office: nobody else waits for it. */
async function refuse({ database }: PublisherParts, job: Job, code: string): Promise<void> {
  const { company_id: companyId, draft_id: draftId, user_id: userId } = job;
  await database.withTenant('app', companyId, async (transaction) => {
    const refused = await transaction.query({
      name: 'draft_refuse',
      text: `update draft set state = 'draft', publish_at = null, refusal = $3, revision = revision + 1, updated_at = now()
        where company_id = $1 and id = $2 and state = 'scheduled' returning id`,
      values: [companyId, draftId, code],
    });
    if (refused.length === 0 || userId === null) return;
    await enqueueMail(transaction, { companyId, userId, kind: 'draft_refused', recordId: draftId });
    await transaction.query({
      name: 'draft_refusal_notice',
      text: `insert into event_notice (company_id, user_id, event, record_id) values ($1, $2, 'draft.refused', $3)`,
      values: [companyId, userId, draftId],
    });
  });
}
