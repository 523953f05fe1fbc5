/** Ends a report for whoever holds its token, and tells the page in which language its reader reads. */
import type { Database, Transaction } from '../access/database.ts';
import { reportSubscription, type ReportSubscriptionRow } from '../generated/report_subscription.ts';
import { chooseLocale, type Locale } from '../i18n/locales.ts';
import { audit } from '../kernel/audit.ts';
import type { SubscriptionKey } from './unsubscribe-token.ts';

export interface FoundSubscription {
  rhythm: ReportSubscriptionRow['rhythm'];
  isActive: boolean;
  locale: Locale;
}

interface Row {
  rhythm: ReportSubscriptionRow['rhythm'];
  is_active: boolean;
  locale: string;
  user_id: number;
  is_admin: boolean;
  access_version: number;
}

async function find({ query, companyId }: Transaction, id: number, isHeld: boolean): Promise<Row | undefined> {
  const [row] = await query<Row>({
    name: isHeld ? 'hold_unsubscribed' : 'find_unsubscribed',
    text: `select s.rhythm, s.is_active, u.locale, u.id as user_id, u.is_admin, u.access_version
      from report_subscription s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      where s.company_id = $1 and s.id = $2 ${isHeld ? 'for update of s' : ''}`,
    values: [companyId, id],
  });
  return row;
}

const shown = ({ rhythm, is_active: isActive, locale }: Row): FoundSubscription => ({
  rhythm,
  isActive,
  locale: chooseLocale([locale]),
});

/** Null for one that was deleted. */
export async function findSubscription(
  database: Database,
  { companyId, subscriptionId }: SubscriptionKey,
): Promise<FoundSubscription | null> {
  return database.withTenant('app', companyId, async (transaction) => {
    const row = await find(transaction, subscriptionId, false);
    return row ? shown(row) : null;
  });
}

/** Done once; a second time it answers the same and changes nothing. */
export async function unsubscribe(
  database: Database,
  { companyId, subscriptionId: id }: SubscriptionKey,
  requestId: string,
): Promise<FoundSubscription | null> {
  return database.withTenant('app', companyId, async (transaction) => {
    const row = await find(transaction, id, true);
    if (!row) return null;
    const { user_id: userId, is_admin: isAdmin, access_version: accessVersion } = row;
    const role = isAdmin ? ('company_admin' as const) : ('company_user' as const);
    const locale = chooseLocale([row.locale]);
    if (row.is_active) {
      await transaction.query({
        name: 'unsubscribe',
        text: `update report_subscription set is_active = false, next_at = null, updated_at = now() where company_id = $1 and id = $2`,
        values: [companyId, id],
      });
      const principal = { role, userId, companyId, sessionId: 0, accessVersion };
      const changes = { is_active: false };
      await audit(
        { principal, transaction, requestId, locale },
        { operation: 'unsubscribe', entity: reportSubscription, recordId: id, changes },
      );
    }
    return { ...shown(row), isActive: false };
  });
}
