/** The support tickets of a company, with their conversations. */
import { DAY, HOUR, iso, MINUTE } from '../days.ts';
import { type CompanyContext, createdAt, found, insertNumbered } from './context.ts';
import { operator } from './operator.ts';
import { type TicketPlan, tickets } from './tickets.ts';
import type { User } from './users.ts';

const CLOSED = new Set(['completed', 'cancelled']);
/** When the earliest message of a day is written. */
const MORNING = 8 * HOUR;

export async function insertTickets(context: CompanyContext, users: User[]): Promise<void> {
  const people = new Map(users.map((user) => [user.email, user]));
  const own = tickets
    .filter(({ company }) => company === context.plan.key)
    .map((ticket) => timed(ticket, context.today));
  const stored = await insertNumbered(
    context,
    'support_ticket',
    own.map((ticket) => ticketRow(ticket, found(people, ticket.by))),
  );
  const comments = own.flatMap((ticket, at) =>
    ticket.messages.map(({ by, text, time }) => {
      const author = found(people, ticket.by);
      return {
        support_ticket_id: stored[at]?.id ?? 0,
        text,
        from_platform: by === 'platform',
        author_name: by === 'platform' ? (operator.users[0]?.name ?? '') : author.name,
        user_id: by === 'platform' ? null : author.id,
        ...createdAt(iso(time)),
      };
    }),
  );
  await context.company.insert('support_comment', comments);
  await context.company.insert(
    'support_ticket_view',
    own.flatMap((ticket, at) => viewOf(ticket, people, stored[at]?.id ?? 0)),
  );
}

/** Who went on after an answer, or whose ticket is closed, has read it. */
function viewOf(ticket: TimedTicket, people: ReadonlyMap<string, User>, id: number) {
  const last = ticket.messages.findLast(({ by }) => by === 'platform');
  if (last === undefined || ticket.status === 'answered') return [];
  return [{ support_ticket_id: id, user_id: found(people, ticket.by).id, read_until: iso(last.time) }];
}

interface TimedTicket extends TicketPlan {
  openedAt: number;
  messages: { by: 'company' | 'platform'; text: string; time: number }[];
}

function timed(ticket: TicketPlan, today: number): TimedTicket {
  const openedAt = today - ticket.daysAgo * DAY + MORNING;
  let time = openedAt;
  const messages = ticket.replies.map(({ by, text, minutesLater }) => {
    time += minutesLater * MINUTE;
    return { by, text, time };
  });
  return { ...ticket, openedAt, messages };
}

function ticketRow({ subject, message, status, openedAt, messages }: TimedTicket, author: User) {
  const answers = messages.filter(({ by }) => by === 'platform');
  const last = messages.at(-1)?.time ?? openedAt;
  const since = messages.slice(messages.findLastIndex(({ by }) => by === 'platform') + 1)[0]?.time;
  const waits = answers.length === 0 ? openedAt : since;
  const stamp = (time: number | undefined): string | null => (time === undefined ? null : iso(time));
  return {
    subject,
    message,
    status,
    user_id: author.id,
    first_answered_at: stamp(answers[0]?.time),
    last_answered_at: stamp(answers.at(-1)?.time),
    waiting_since: CLOSED.has(status) ? null : stamp(waits),
    closed_at: CLOSED.has(status) ? iso(last + HOUR) : null,
    created_at: iso(openedAt),
    updated_at: iso(last),
  };
}
