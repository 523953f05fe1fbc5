/**
 * Delivers what is due: claims mails, writes each mail, hands it over, notes what came of it. Any number of workers
 * may do so side by side.
 */
import type { Database } from '../../access/database.ts';
import { chooseLocale } from '../../../shared/i18n/locales.ts';
import type { Logger } from '../../log.ts';
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

interface Claimed {
  company_id: number;
  id: number;
  kind: string;
  attempts: number;
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

/** Delivers one batch; answers how many mails it took. */
export async function deliverDue(parts: MailerParts): Promise<number> {
  const claimed = await parts.database.lookup<Claimed>('worker', {
    name: 'claim_mails',
    text: `with due as (
        select company_id, id from mail_message where state = 'queued' and due_at <= now()
        order by due_at limit $1 for update skip locked
      )
      update mail_message m set attempts = m.attempts + 1, due_at = now() + make_interval(secs => $2), updated_at = now()
      from due join mail_message d on d.company_id = due.company_id and d.id = due.id
        left join email_change e on e.company_id = d.company_id and e.id = d.email_change_id, customer_user u, customer c
      where m.company_id = due.company_id and m.id = due.id and u.company_id = m.company_id and u.id = m.user_id and c.id = m.company_id
      returning m.company_id, m.id, m.kind, m.record_id, m.created_at, m.attempts, u.id as user_id, u.full_name, u.locale, m.email_change_id,
        ${ADDRESS} as email,
        u.state <> 'disabled' and c.state <> 'closed' as is_due, c.name as company_name`,
    values: [BATCH, CLAIM_SECONDS],
  });
  await Promise.all(claimed.map((mail) => deliver(parts, mail)));
  return claimed.length;
}

async function deliver(parts: MailerParts, mail: Claimed): Promise<void> {
  if (!mail.is_due) return settle(parts, mail, { state: 'failed', failure: 'user_disabled' });
  try {
    const content = await hand(parts, mail);
    if (!content) return await settle(parts, mail, { state: 'failed', failure: 'nothing_to_say' });
    const kept = parts.transport.leaves === 'kept' ? { content } : {};
    await settle(parts, mail, { state: parts.transport.leaves, ...kept });
  } catch (error) {
    parts.log.error('sending a mail failed', { requestId: '', error });
    await settle(parts, mail, afterFailure(parts, mail, error));
  }
}

async function hand(
  { database, publicUrl, secret, transport, mailTemplate }: MailerParts,
  mail: Claimed,
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

function afterFailure({ retrySeconds = RETRY_SECONDS }: MailerParts, mail: Claimed, error: unknown): Outcome {
  const failure = error instanceof MailFailure ? error.code : 'internal';
  const inSeconds = retrySeconds[mail.attempts - 1];
  if (inSeconds === undefined || (error instanceof MailFailure && error.isPermanent))
    return { state: 'failed', failure };
  return { state: 'queued', failure, inSeconds };
}

/** Notes the outcome, unless the claim ran out meanwhile and another worker has the mail. */
async function settle({ database }: MailerParts, mail: Claimed, outcome: Outcome): Promise<void> {
  const { state, failure = null, inSeconds = 0, content = null } = outcome;
  await database.lookup('worker', {
    name: 'settle_mail',
    text: `update mail_message set state = $4, failure = $5, due_at = now() + make_interval(secs => $6), content = $7,
        done_at = case when $4 <> 'queued' then now() end, updated_at = now()
      where company_id = $1 and id = $2 and attempts = $3 and state = 'queued'`,
    values: [mail.company_id, mail.id, mail.attempts, state, failure, inSeconds, content && JSON.stringify(content)],
  });
}

const KEPT_DAYS = 30;

/** Forgets mails that are long done. */
export async function forgetOldMails(database: Database): Promise<void> {
  await database.lookup('worker', {
    name: 'forget_old_mails',
    text: `delete from mail_message where state <> 'queued' and done_at < now() - make_interval(days => $1)`,
    values: [KEPT_DAYS],
  });
}
