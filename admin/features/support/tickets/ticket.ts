/** What the screens of support know of tickets. */
import type { SupportTicketRecord } from '../../../generated/types.ts';

export type Ticket = SupportTicketRecord & { has_news?: boolean };

const CLOSED: ReadonlySet<string> = new Set(['completed', 'cancelled']);

export const isClosed = ({ status }: Pick<Ticket, 'status'>): boolean => CLOSED.has(status);
