/** To a user: what has gathered for him. What he may not read any more is left out, and a mail of nothing is not sent. */
import { createParameters } from '../../../database/parameters.ts';
import type { Transaction } from '../../../access/database.ts';
import { labelOf } from '../../../i18n/labels.ts';
import { claims } from '../../../access/claims.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { type EventNotice, readableEvents } from '../../automation/index.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

/** More are told by their number. */
const LISTED = 30;

interface Listed {
  /** Of the notice: the latest have the highest. */
  id: number;
  reason: string;
  unit: string;
  feedback_id: number | null;
  node_id: number | null;
  rule_id: number | null;
  rule: string | null;
  /** Of another row (an event rule): what happened, and where that is told. */
  event?: string;
  event_notice_id?: number;
  /** Of a fall of a unit's score. */
  score_alert_id?: number | null;
  expected?: number | null;
  seen?: number | null;
}

/** Latest first, and how many there are besides. */
interface Readable {
  listed: Listed[];
  total: number;
}

export const notices: MailTemplate = {
  name: 'notices',
  async compose(occasion) {
    const { locale, publicUrl, userName, companyName } = occasion;
    const { listed, total } = await readable(occasion);
    const [one] = listed;
    if (one === undefined) return null;
    const text = (key: string, parameters: Record<string, string> = {}): string =>
      mailText(locale, `notices.${key}`, parameters);
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return {
      subject: text('subject', { count: whole.format(total) }),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead', { company: nameInMail(companyName) })],
      items: listed.map((notice) => ({
        text: text(notice.reason, {
          unit: nameInMail(notice.unit),
          rule: nameInMail(notice.rule ?? '–'),
          usual: whole.format(notice.expected ?? 0),
          score: whole.format(notice.seen ?? 0),
          event: labelOf(locale, `enums.event_notice.event.${notice.event}`) ?? '',
        }),
        href: address(publicUrl, notice),
      })),
      button: buttonOf(listed, publicUrl, text),
      notes: total > LISTED ? [mailText(locale, 'more_in_list', { count: whole.format(total - LISTED) })] : [],
      links: [{ text: mailText(locale, 'my_notices'), href: `${publicUrl}/noticepreferences` }],
    };
  },
};

/** A rule was switched off by itself. */
const RULE_OFF = 'rule_off';
const EVENT = 'event';
const SCORE_ALERT = 'score_alert';

/** The list that a button of several notices leads to, by its label. */
const LISTS: Record<string, string> = { open_notices: 'eventnotices', open_alerts: 'score_alerts' };

/** To what it is about where that is one thing, else to the list that has most of it. */
function buttonOf(listed: Listed[], publicUrl: string, text: (key: string) => string) {
  const [one] = listed;
  const isSingle = listed.length === 1 && one !== undefined;
  const label = listed.every(({ reason }) => reason === EVENT)
    ? 'open_notices'
    : isSingle && one.reason === RULE_OFF
      ? 'open_rule'
      : listed.every(({ reason }) => reason === SCORE_ALERT)
        ? 'open_alerts'
        : 'action';
  const list = LISTS[label] ?? 'feedback_management';
  return { label: text(label), href: isSingle ? address(publicUrl, one) : `${publicUrl}/${list}` };
}

function address(publicUrl: string, notice: Listed): string {
  const { reason, feedback_id: feedback, node_id: node, rule_id: rule, event_notice_id: event } = notice;
  if ((notice.score_alert_id ?? null) !== null) return `${publicUrl}/score_alerts/${notice.score_alert_id}`;
  if (event !== undefined) return `${publicUrl}/eventnotices/${event}`;
  if (reason === RULE_OFF && rule !== null) return `${publicUrl}/feedbackrules/${rule}`;
  return feedback === null ? `${publicUrl}/units/${node}` : `${publicUrl}/feedback_management/${feedback}`;
}

/** The latest of the mail's notices that its reader may still read, by what his own calls are bound by. */
async function readable(occasion: Occasion): Promise<Readable> {
  const { database, companyId, userId, mailId } = occasion;
  return database.withTenant('app', companyId, async (transaction) => {
    const [user] = await transaction.query<{ is_admin: boolean }>({
      name: 'notices_reader',
      text: 'select is_admin from customer_user where company_id = $1 and id = $2',
      values: [companyId, userId],
    });
    if (!user) return { listed: [], total: 0 };
    const role = user.is_admin ? 'company_admin' : 'company_user';
    const principal: SignedIn = { role, userId, companyId, sessionId: 0, accessVersion: 0 };
    const ofFeedback = await readableFeedback(transaction, principal, occasion);
    const ofEvents = await readableEvents(transaction, principal, mailId);
    return {
      listed: [...ofFeedback.listed, ...ofEvents.map(listedEvent)]
        .toSorted((one, other) => other.id - one.id)
        .slice(0, LISTED),
      total: ofFeedback.total + ofEvents.length,
    };
  });
}

const listedEvent = ({ id, event, rule, eventNoticeId }: EventNotice): Listed => ({
  id,
  reason: EVENT,
  unit: '',
  feedback_id: null,
  node_id: null,
  rule_id: null,
  rule,
  event,
  event_notice_id: eventNoticeId,
});

async function readableFeedback(
  { query }: Transaction,
  principal: SignedIn,
  { companyId, mailId }: Occasion,
): Promise<Readable> {
  const parameters = createParameters();
  const isAdmin = principal.role === 'company_admin';
  const reach = isAdmin ? '' : claims['nodes.feedback.read']?.(principal, parameters);
  if (reach === undefined) throw new Error('There is no claim for reading feedback.');
  const within = reach === '' ? 'true' : `t.node_id = any(array${reach})`;
  const rows = await query<Listed & { count: number }>({
    text: `select count(*) over () as count, t.id, t.reason, n.name as unit, t.feedback_id, t.node_id, t.rule_id, r.name as rule,
        t.score_alert_id, a.expected, a.seen
      from notice t
      join node n on n.company_id = t.company_id and n.id = t.node_id and n.deleted_at is null
      left join feedback_rule r on r.company_id = t.company_id and r.id = t.rule_id
      left join score_alert a on a.company_id = t.company_id and a.id = t.score_alert_id
      left join feedback f on f.company_id = t.company_id and f.id = t.feedback_id
      where t.company_id = ${parameters.add(companyId)} and t.mail_id = ${parameters.add(mailId)}
        and t.user_id = ${parameters.add(principal.userId)}
        and (t.feedback_id is null or f.erased_at is null) and ${within}
      order by t.id desc limit ${LISTED}`,
    values: parameters.values,
  });
  return { listed: rows, total: rows[0]?.count ?? 0 };
}
