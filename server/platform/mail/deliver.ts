/**
 * Delivers what is due: claims mails, writes each mail, hands it over, notes what came of it. Any number of workers
 * may do so side by side.
 */
import type { Database } from '../../access/database.ts';
import { chooseLocale } from '../../../shared/i18n/locales.ts';
import type { Logger } from '../../log.ts';
import { type Job, openQueue, type Queue, type QueueKind } from '../queue/queue.ts';
import { ADDRESS } from './address.ts';
import type { MailTemplate } from './template.ts';
import { type RenderedMail, renderMail } from './render.ts';
import { MailFailure, type Transport } from './transport.ts';

export interface MailerParts {
  database: Database;
  /** Origin of the links in mails. */
  publicUrl: string;
  /** What links in mails that need no login are signed with. */
  secret: Uint8Array;
  transport: Transport;
  /** The kind of that name; throws where there is none. */
  mailTemplate: (name: string) => MailTemplate;
  log: Logger;
  /** Seconds before each further attempt; after the last one a mail has failed. */
  retrySeconds?: readonly number[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** About a day in all: a mail server that is down overnight loses nothing. */
const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
const BATCH = 10;
/** How long a claim holds: longer than sending takes. If the worker dies with it, another one takes over then. */
const CLAIM_SECONDS = 300;

/** Attempts that may end without an outcome, as when a process dies of them, before it counts as failed. */
const LOST_ATTEMPTS = 20;

const MAILS: QueueKind = {
  table: 'mail_message',
  held: 'queued',
  leaseSeconds: CLAIM_SECONDS,
  maxAttempts: RETRY_SECONDS.length + LOST_ATTEMPTS,
  perCompany: BATCH,
};

interface Mail extends Job {
  kind: string;
  user_id: number;
  record_id: number | null;
  email_change_id: number | null;
  created_at: Date;
  full_name: string;
  email: string;
  locale: string;
  /** Whether the user may still sign in, so that a link is of use to him. */
  is_due: boolean;
  company_name: string;
}

export const openMailQueue = (database: Database): Queue<Job> => openQueue(database, MAILS);

/** Delivers one batch; answers how many mails it took. */
export async function deliverDue(parts: MailerParts, queue = openMailQueue(parts.database)): Promise<number> {
  const claimed = await queue.claim({ limit: BATCH });
  await Promise.all(claimed.map((job) => deliver(parts, queue, job)));
  return claimed.length;
}

async function deliver(parts: MailerParts, queue: Queue<Job>, job: Job): Promise<void> {
  const outcome = await attempt(parts, queue, job);
  if (!outcome) return;
  const { state, failure = null, content = null } = outcome;
  const columns = { state, failure, content: content && JSON.stringify(content) };
  const again = state === 'queued' ? (outcome.inSeconds ?? 0) : null;
  await parts.database.lookup('worker', queue.settle(job, columns, again));
}

/** Nothing where its user is gone, and it with him. */
async function attempt(parts: MailerParts, queue: Queue<Job>, job: Job): Promise<Outcome | null> {
  if (queue.isWornOut(job)) return { state: 'failed', failure: 'too_many_attempts' };
  try {
    const mail = await read(parts, job);
    if (!mail) return null;
    if (!mail.is_due) return { state: 'failed', failure: 'user_disabled' };
    const content = await hand(parts, mail);
    if (!content) return { state: 'failed', failure: 'nothing_to_say' };
    return { state: parts.transport.leaves, ...(parts.transport.leaves === 'kept' && { content }) };
  } catch (error) {
    parts.log.error('sending a mail failed', { requestId: '', error });
    return afterFailure(parts, job, error);
  }
}

async function read({ database }: MailerParts, { company_id: companyId, id, attempts }: Job): Promise<Mail | null> {
  const [mail] = await database.lookup<Omit<Mail, 'attempts'>>('worker', {
    name: 'read_mail',
    text: `select m.company_id, m.id, m.kind, m.record_id, m.created_at, u.id as user_id, u.full_name, u.locale, m.email_change_id,
        ${ADDRESS} as email,
        u.state <> 'disabled' and c.state <> 'closed' as is_due, c.name as company_name
      from mail_message m join customer_user u on u.company_id = m.company_id and u.id = m.user_id
        join customer c on c.id = m.company_id
        left join email_change e on e.company_id = m.company_id and e.id = m.email_change_id
      where m.company_id = $1 and m.id = $2`,
    values: [companyId, id],
  });
  return mail ? { ...mail, attempts } : null;
}

async function hand(
  { database, publicUrl, secret, transport, mailTemplate }: MailerParts,
  mail: Mail,
): Promise<RenderedMail | null> {
  const locale = chooseLocale([mail.locale]);
  const content = await mailTemplate(mail.kind).compose({
    database,
    publicUrl,
    secret,
    locale,
    companyId: mail.company_id,
    companyName: mail.company_name,
    userId: mail.user_id,
    userName: mail.full_name,
    email: mail.email,
    emailChangeId: mail.email_change_id,
    recordId: mail.record_id,
    mailId: mail.id,
    createdAt: mail.created_at,
  });
  if (!content) return null;
  const rendered = renderMail(content, locale);
  const to = { name: mail.full_name, address: mail.email };
  await transport.send({ ...rendered, id: `${mail.company_id}.${mail.id}`, to });
  return rendered;
}

interface Outcome {
  state: 'queued' | 'sent' | 'kept' | 'failed';
  failure?: string;
  /** Of one that is tried again. */
  inSeconds?: number;
  content?: RenderedMail;
}

function afterFailure({ retrySeconds = RETRY_SECONDS }: MailerParts, { attempts }: Job, error: unknown): Outcome {
  const failure = error instanceof MailFailure ? error.code : 'internal';
  const inSeconds = retrySeconds[attempts - 1];
  if (inSeconds === undefined || (error instanceof MailFailure && error.isPermanent))
    return { state: 'failed', failure };
  return { state: 'queued', failure, inSeconds };
}

const RETENTION_DAYS = 30;

/** Forgets mails that are long done. */
export async function forgetOldMails(database: Database): Promise<void> {
  await database.lookup('worker', {
    name: 'forget_old_mails',
    text: `delete from mail_message where state <> 'queued' and done_at < now() - make_interval(days => $1)`,
    values: [RETENTION_DAYS],
  });
}
