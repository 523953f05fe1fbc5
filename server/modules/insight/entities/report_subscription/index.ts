import { type SignedIn, signedIn } from '../../../../access/principal.ts';
import {
  alreadyExists,
  type FieldViolation,
  forbidden,
  invalidInput,
  limitReached,
  tooManyRequests,
} from '../../../../errors.ts';
import {
  reportSubscription as descriptor,
  type ReportSubscriptionRow,
} from '../../../../generated/report_subscription.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { readsFeedbackAt } from '../../reports/reach.ts';
import { nextReportAt, type Schedule } from '../../reports/schedule.ts';
import { requireTimeZone } from '../../../../validation/time-zone.ts';

/** Of one user. */
export const MAX_SUBSCRIPTIONS = 20;
/** Reports that a user gets at once in this time at most. */
export const MAX_SENT_NOW = 3;
const SENT_NOW_SECONDS = 900;

/** Those of one person take turns, so that two at once neither make the same nor one too many. */
async function takeTurnOf({ transaction }: Work, userId: number): Promise<void> {
  await transaction.query({
    name: 'report_subscription_turn',
    text: 'select id from customer_user where company_id = $1 and id = $2 for no key update',
    values: [transaction.companyId, userId],
  });
}

type What = Pick<ReportSubscriptionRow, 'node_id' | 'rhythm'>;

const whatOf = ({ node_id: nodeId = null, rhythm = 'weekly' }: Values): What => ({
  node_id: nodeId as What['node_id'],
  rhythm: rhythm as What['rhythm'],
});

/** To the database no two nulls are the same, so that it can't tell two reports of all units apart from one. */
async function refuseSame({ transaction }: Work, userId: number, what: What, ownId: number | null): Promise<void> {
  const { companyId } = transaction;
  const there = await transaction.query({
    name: 'report_subscription_same',
    text: `select 1 from report_subscription where company_id = $1 and user_id = $2 and rhythm = $3
      and node_id is not distinct from $4::bigint and id is distinct from $5::bigint`,
    values: [companyId, userId, what.rhythm, what.node_id, ownId],
  });
  if (there.length > 0) throw alreadyExists({ errors: [{ pointer: '/node_id', code: 'report_there' }] });
}

async function refuseTooMany({ transaction }: Work, userId: number): Promise<void> {
  const there = await transaction.query({
    name: 'report_subscription_count',
    text: 'select 1 from report_subscription where company_id = $1 and user_id = $2',
    values: [transaction.companyId, userId],
  });
  if (there.length >= MAX_SUBSCRIPTIONS) throw limitReached({ parameters: { limit: MAX_SUBSCRIPTIONS } });
}

async function requireReach({ transaction }: Work, reader: SignedIn, { node_id: nodeId }: What): Promise<void> {
  if (await readsFeedbackAt(transaction, reader, nodeId)) return;
  if (nodeId === null) throw forbidden();
  const errors: FieldViolation[] = [{ pointer: '/node_id', code: 'no_feedback_right' }];
  throw invalidInput({ errors });
}

/** By the row as it is stored, its defaults included; none while it is not active. */
async function schedule({ transaction }: Work, row: Row): Promise<void> {
  const [stored] = await transaction.query<Schedule & Pick<ReportSubscriptionRow, 'is_active'>>({
    name: 'report_subscription_stored',
    text: 'select rhythm, weekday, hour, time_zone, is_active from report_subscription where company_id = $1 and id = $2',
    values: [transaction.companyId, row.id],
  });
  await transaction.query({
    name: 'report_subscription_schedule',
    text: 'update report_subscription set next_at = $3 where company_id = $1 and id = $2',
    values: [transaction.companyId, row.id, stored?.is_active ? nextReportAt(stored, new Date()) : null],
  });
}

async function sendNow(request: ActionRequest): Promise<{ id: number }> {
  const { transaction, principal } = request;
  const reader = signedIn(principal);
  const { companyId, userId } = reader;
  const row = await request.lock();
  if (!(await readsFeedbackAt(transaction, reader, whatOf(row).node_id))) throw forbidden();
  await takeTurnOf(request, userId);
  const recent = await transaction.query({
    name: 'reports_sent_now',
    text: `select 1 from mail_message where company_id = $1 and user_id = $2 and kind = 'requested_report'
      and created_at > now() - make_interval(secs => $3) limit $4`,
    values: [companyId, userId, SENT_NOW_SECONDS, MAX_SENT_NOW],
  });
  if (recent.length >= MAX_SENT_NOW)
    throw tooManyRequests({
      parameters: { seconds: SENT_NOW_SECONDS },
      headers: { 'retry-after': String(SENT_NOW_SECONDS) },
    });
  await enqueueMail(transaction, { companyId, userId, kind: 'requested_report', recordId: row.id });
  await audit(request, { operation: 'send_now', entity: descriptor, recordId: row.id, changes: {} });
  return { id: row.id };
}

export const reportSubscription: EntityExtension = {
  actions: { send_now: sendNow },
  hooks: {
    async beforeCreate(work, values) {
      const reader = signedIn(work.principal);
      const { userId } = reader;
      requireTimeZone(values);
      await requireReach(work, reader, whatOf(values));
      await takeTurnOf(work, userId);
      await refuseTooMany(work, userId);
      await refuseSame(work, userId, whatOf(values), null);
      return { ...values, user_id: userId };
    },
    afterCreate: schedule,
    async beforePatch(work, row, changes) {
      const reader = signedIn(work.principal);
      requireTimeZone(changes);
      const what = whatOf({ ...row, ...changes });
      // Whoever has lost the right may still switch it off, and nothing else.
      if (changes['node_id'] !== undefined || changes['is_active'] === true) await requireReach(work, reader, what);
      await takeTurnOf(work, reader.userId);
      await refuseSame(work, reader.userId, what, row.id);
      return changes['is_active'] === undefined ? changes : { ...changes, ended_because: null };
    },
    afterPatch: schedule,
  },
};
