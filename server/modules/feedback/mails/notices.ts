/** To a user: what has gathered for him. What he may not read any more is left out, and a mail of nothing is not sent. */
import { createParameters } from '../../../database/parameters.ts';
import { claims } from '../../../access/claims.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

/** More are told by their number. */
const LISTED = 30;

interface Listed {
  /** Of all that the mail is about. */
  count: number;
  reason: string;
  unit: string;
  feedback_id: number | null;
  node_id: number;
  rule_id: number | null;
  rule: string | null;
}

export const notices: MailTemplate = {
  name: 'notices',
  async compose(occasion) {
    const { locale, publicUrl, userName, companyName } = occasion;
    const listed = await readable(occasion);
    if (listed.length === 0) return null;
    const text = (key: string, parameters: Record<string, string> = {}): string =>
      mailText(locale, `notices.${key}`, parameters);
    const [one] = listed;
    const total = one?.count ?? 0;
    const whole = new Intl.NumberFormat(locale);
    const single = total === 1 && one ? address(publicUrl, one) : `${publicUrl}/feedback_management`;
    return {
      subject: text('subject', { count: whole.format(total) }),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead', { company: nameInMail(companyName) })],
      items: listed.map((notice) => ({
        text: text(notice.reason, { unit: nameInMail(notice.unit), rule: nameInMail(notice.rule ?? '–') }),
        href: address(publicUrl, notice),
      })),
      button: { label: text(one?.reason === RULE_OFF && total === 1 ? 'open_rule' : 'action'), href: single },
      notes: total > LISTED ? [mailText(locale, 'more_in_list', { count: whole.format(total - LISTED) })] : [],
      links: [{ text: mailText(locale, 'my_notices'), href: `${publicUrl}/noticepreferences` }],
    };
  },
};

/** A rule was switched off by itself. */
const RULE_OFF = 'rule_off';

function address(publicUrl: string, { reason, feedback_id: feedback, node_id: node, rule_id: rule }: Listed): string {
  if (reason === RULE_OFF && rule !== null) return `${publicUrl}/feedbackrules/${rule}`;
  return feedback === null ? `${publicUrl}/units/${node}` : `${publicUrl}/feedback_management/${feedback}`;
}

/** The latest of the mail's notices that its reader may still read, by the claim that his own calls are bound by. */
async function readable({ database, companyId, userId, mailId }: Occasion): Promise<Listed[]> {
  return database.withTenant('app', companyId, async (transaction) => {
    const [user] = await transaction.query<{ is_admin: boolean }>({
      name: 'notices_reader',
      text: 'select is_admin from customer_user where company_id = $1 and id = $2',
      values: [companyId, userId],
    });
    if (!user) return [];
    const parameters = createParameters();
    const principal: SignedIn = { role: 'company_user', userId, companyId, sessionId: 0, accessVersion: 0 };
    const reach = user.is_admin ? '' : claims['nodes.feedback.read']?.(principal, parameters);
    if (reach === undefined) throw new Error('There is no claim for reading feedback.');
    const within = reach === '' ? 'true' : `t.node_id = any(array${reach})`;
    return transaction.query<Listed>({
      text: `select count(*) over () as count, t.reason, n.name as unit, t.feedback_id, t.node_id, t.rule_id, r.name as rule from notice t
        join node n on n.company_id = t.company_id and n.id = t.node_id and n.deleted_at is null
        left join feedback_rule r on r.company_id = t.company_id and r.id = t.rule_id
        left join feedback f on f.company_id = t.company_id and f.id = t.feedback_id
        where t.company_id = ${parameters.add(companyId)} and t.mail_id = ${parameters.add(mailId)}
          and t.user_id = ${parameters.add(userId)}
          and (t.feedback_id is null or f.erased_at is null) and ${within}
        order by t.id desc limit ${LISTED}`,
      values: parameters.values,
    });
  });
}
