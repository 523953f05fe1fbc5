/** Ends a report, or the mails about codes, for whoever holds the token, and tells the page in which language its reader reads. */
import type { Database, Transaction } from '../../../access/database.ts';
import { noticePreference } from '../../../generated/notice_preference.ts';
import { reportSubscription, type ReportSubscriptionRow } from '../../../generated/report_subscription.ts';
import { chooseLocale, type Locale } from '../../../../shared/i18n/locales.ts';
import { audit } from '../../../access/audit.ts';
import type { UnsubscribeKey } from './unsubscribe-token.ts';

export interface FoundSubscription {
  kind: ReportSubscriptionRow['rhythm'] | 'findings';
  isActive: boolean;
  locale: Locale;
}

interface Row {
  /** Of the subscription, or of the user's preferences; null where he has none yet. */
  id: number | null;
  kind: FoundSubscription['kind'];
  is_active: boolean;
  locale: string;
  user_id: number;
  is_admin: boolean;
  access_version: number;
}

const USER = 'u.locale, u.id as user_id, u.is_admin, u.access_version';

const SUBSCRIPTION = `select s.id, s.rhythm as kind, s.is_active, ${USER}
  from report_subscription s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
  where s.company_id = $1 and s.id = $2`;

const FINDINGS = `select p.id, 'findings' as kind, coalesce(p.on_code_findings, true) as is_active, ${USER}
  from customer_user u left join notice_preference p on p.company_id = u.company_id and p.user_id = u.id
  where u.company_id = $1 and u.id = $2`;

async function find({ query, companyId }: Transaction, key: UnsubscribeKey, isHeld: boolean): Promise<Row | undefined> {
  const isReport = 'subscriptionId' in key;
  const [text, id, held] = isReport
    ? [SUBSCRIPTION, key.subscriptionId, 'for update of s']
    : [FINDINGS, key.findingsOfUser, 'for no key update of u'];
  const [row] = await query<Row>({
    name: `${isHeld ? 'hold' : 'find'}_unsubscribed_${isReport ? 'report' : 'findings'}`,
    text: isHeld ? `${text} ${held}` : text,
    values: [companyId, id],
  });
  return row;
}

const STOP_REPORT = `update report_subscription set is_active = false, next_at = null, updated_at = now()
  where company_id = $1 and id = $2 returning id`;

const STOP_FINDINGS = `insert into notice_preference (company_id, user_id, on_code_findings) values ($1, $2, false)
  on conflict (company_id, user_id) do update set on_code_findings = false, updated_at = now() returning id`;

const shown = ({ kind, is_active: isActive, locale }: Row): FoundSubscription => ({
  kind,
  isActive,
  locale: chooseLocale([locale]),
});

/** Null for one that was deleted. */
export async function findSubscription(database: Database, key: UnsubscribeKey): Promise<FoundSubscription | null> {
  return database.withTenant('app', key.companyId, async (transaction) => {
    const row = await find(transaction, key, false);
    return row ? shown(row) : null;
  });
}

/** Done once; a second time it answers the same and changes nothing. */
export async function unsubscribe(
  database: Database,
  key: UnsubscribeKey,
  requestId: string,
): Promise<FoundSubscription | null> {
  const { companyId } = key;
  return database.withTenant('app', companyId, async (transaction) => {
    const row = await find(transaction, key, true);
    if (!row) return null;
    const { user_id: userId, is_admin: isAdmin, access_version: accessVersion } = row;
    const role = isAdmin ? ('company_admin' as const) : ('company_user' as const);
    const locale = chooseLocale([row.locale]);
    if (row.is_active) {
      const [name, text, id] =
        'subscriptionId' in key
          ? ['unsubscribe_report', STOP_REPORT, key.subscriptionId]
          : ['unsubscribe_findings', STOP_FINDINGS, userId];
      const [stopped] = await transaction.query<{ id: number }>({ name, text, values: [companyId, id] });
      const principal = { role, userId, companyId, sessionId: 0, accessVersion };
      const [entity, changes] =
        'subscriptionId' in key
          ? [reportSubscription, { is_active: false }]
          : [noticePreference, { on_code_findings: false }];
      await audit(
        { principal, transaction, requestId, locale },
        { operation: 'unsubscribe', entity, recordId: stopped?.id ?? null, changes },
      );
    }
    return { ...shown(row), isActive: false };
  });
}
