/** Of support tickets: to the company an answer and the end, to the platform what the company did. */
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailContent, MailTemplate, Occasion } from '../../../platform/mail/template.ts';

/** Of an answer; the rest is read where it was given. */
const QUOTED = 1_000;

interface Ticket {
  id: number;
  subject: string;
  status: string;
  company: string;
  person: string | null;
  /** Of the answer that a mail is about. */
  answer: string | null;
  has_replies: boolean;
}

const COLUMNS = `t.id, t.subject, t.status, c.name as company, u.full_name as person, a.text as answer, exists (
    select from support_comment r where r.company_id = t.company_id and r.support_ticket_id = t.id and not r.from_platform) as has_replies
  from support_ticket t join customer c on c.id = t.company_id
  left join customer_user u on u.company_id = t.company_id and u.id = t.user_id`;

/** Of an answer's id or a ticket's own; null once its reader may not read it any more. */
async function ownTicket(occasion: Occasion, of: 'answer' | 'ticket'): Promise<Ticket | null> {
  const { database, companyId, userId, recordId } = occasion;
  const [join, about] =
    of === 'answer'
      ? ['join support_comment a on a.company_id = t.company_id and a.support_ticket_id = t.id', 'a.id']
      : ['left join support_comment a on false', 't.id'];
  const [found] = await database.statement<Ticket>('app', companyId, {
    name: `mail_ticket_of_${of}`,
    text: `select ${COLUMNS} ${join} join customer_user reader on reader.company_id = t.company_id and reader.id = $2
      where t.company_id = $1 and ${about} = $3 and (reader.is_admin or t.user_id = reader.id)`,
    values: [companyId, userId, recordId],
  });
  return found ?? null;
}

function contentOf(occasion: Occasion, ticket: Ticket, words: { key: string; quote?: string[] }): MailContent {
  const { locale, userName, publicUrl } = occasion;
  const parameters = {
    subject: nameInMail(ticket.subject),
    company: nameInMail(ticket.company),
    person: nameInMail(ticket.person ?? '–'),
    number: String(ticket.id),
  };
  const text = (part: string): string => mailText(locale, `${words.key}.${part}`, parameters);
  return {
    subject: text('subject'),
    greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
    paragraphs: [text('lead')],
    ...(words.quote && { quote: words.quote }),
    button: { label: mailText(locale, 'support.action'), href: `${publicUrl}/support/detail/${ticket.id}` },
    notes: [text('next')],
  };
}

const answer: MailTemplate = {
  name: 'support_answer',
  async compose(occasion) {
    const ticket = await ownTicket(occasion, 'answer');
    if (!ticket) return null;
    const characters = [...(ticket.answer ?? '')];
    const shown = characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
    const quote = shown
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return contentOf(occasion, ticket, { key: 'support_answer', quote });
  },
};

const closed: MailTemplate = {
  name: 'support_closed',
  async compose(occasion) {
    const ticket = await ownTicket(occasion, 'ticket');
    return ticket && contentOf(occasion, ticket, { key: `support_${ticket.status}` });
  },
};

const CLOSED = new Set(['completed', 'cancelled']);

/** Says what the company did last. What it wrote is read in the ticket: anybody may have registered a company. */
const request: MailTemplate = {
  name: 'support_request',
  async compose(occasion) {
    const [ticket] = await occasion.database.lookup<Ticket>('platform', {
      name: 'mail_ticket_of_platform',
      text: `select ${COLUMNS} left join support_comment a on false where t.id = $1`,
      values: [occasion.recordId],
    });
    if (!ticket) return null;
    const done = CLOSED.has(ticket.status) ? 'closed' : ticket.has_replies ? 'reply' : 'new';
    return contentOf(occasion, ticket, { key: `support_platform_${done}` });
  },
};

export const ticketTemplates: MailTemplate[] = [answer, closed, request];
