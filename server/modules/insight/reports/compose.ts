/** Writes a report as its mail is sent, and ends a subscription whose reader may read nothing there any more. */
import { loadPrincipal } from '../../../access/load-principal.ts';
import type { ReportSubscriptionRow } from '../../../generated/report_subscription.ts';
import type { MailContent, Occasion } from '../../../platform/mail/template.ts';
import { isTimeZone } from '../../../../shared/clock/clock.ts';
import { reportContent } from './report-content.ts';
import { readMailedReport } from './read-report.ts';
import { reportPeriod } from './schedule.ts';

type Subscription = Pick<
  ReportSubscriptionRow,
  'id' | 'rhythm' | 'node_id' | 'time_zone' | 'only_with_answers' | 'is_active'
> & { unit: string | null; is_unit_deleted: boolean };

/** Null: it has ended meanwhile, or there is nothing to say. */
export async function composeReport(occasion: Occasion, isRequested: boolean): Promise<MailContent | null> {
  const { database, companyId, userId, createdAt } = occasion;
  const subscription = await readSubscription(occasion);
  if (!subscription || (!subscription.is_active && !isRequested)) return null;
  if (subscription.is_unit_deleted) return end(occasion, subscription, 'unit_deleted');
  const reader = await loadPrincipal(database, companyId, userId);
  if (!reader) return null;
  const period = reportPeriod(
    subscription.rhythm,
    createdAt,
    isTimeZone(subscription.time_zone) ? subscription.time_zone : 'UTC',
  );
  const mailed = await readMailedReport(database, reader, subscription.node_id, period);
  if (!mailed) {
    // A company that has no units yet takes nobody's right away.
    const isEmpty = reader.role === 'company_admin' && subscription.node_id === null;
    return isEmpty ? null : end(occasion, subscription, 'right_lost');
  }
  const isQuiet = subscription.rhythm === 'daily' && subscription.only_with_answers && !isRequested;
  if (isQuiet && mailed.report.totals.answers === 0) return null;
  return reportContent(occasion, subscription, mailed);
}

async function readSubscription({ database, companyId, userId, recordId }: Occasion): Promise<Subscription | null> {
  const [found] = await database.statement<Subscription>('app', companyId, {
    name: 'report_to_write',
    text: `select s.id, s.rhythm, s.node_id, s.time_zone, s.only_with_answers, s.is_active, n.name as unit,
        coalesce(n.deleted_at, o.deleted_at) is not null as is_unit_deleted
      from report_subscription s
      left join node n on n.company_id = s.company_id and n.id = s.node_id
      left join organization o on o.company_id = s.company_id and o.id = n.organization_id
      where s.company_id = $1 and s.id = $2 and s.user_id = $3`,
    values: [companyId, recordId, userId],
  });
  return found ?? null;
}

async function end(
  { database, companyId }: Occasion,
  { id }: Subscription,
  because: NonNullable<ReportSubscriptionRow['ended_because']>,
): Promise<null> {
  await database.statement('app', companyId, {
    name: 'end_report_subscription',
    text: `update report_subscription set is_active = false, next_at = null, ended_because = $3, updated_at = now()
      where company_id = $1 and id = $2 and is_active`,
    values: [companyId, id, because],
  });
  return null;
}
