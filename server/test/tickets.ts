/** Calls of support as its tests make them: by whom, and what is answered. */
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Served } from './scenarios.ts';

export interface Ticket {
  id: number;
  status: string;
  has_news: boolean;
  waiting_since: string | null;
  first_answered_at: string | null;
  closed_at: string | null;
}

export const QUESTION = { subject: 'Codes on the terrace', message: 'They fade.' };

/** A small PNG file. */
export const pictureOfTicket = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();

/** @param served the server that is called, which is there once the tests begin */
export function ticketCalls(served: () => Served) {
  async function call<Body>(as: string, method: string, path: string, body?: object, status = 200): Promise<Body> {
    const answer = await served().call({ as, method, path, ...(body && { body }) });
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ path, status });
    return answer.body as Body;
  }
  return {
    call,
    open: (as: string, more: object = {}) => call<Ticket>(as, 'POST', 'support', { ...QUESTION, ...more }, 201),
    reply: (as: string, ticket: number, more: object = {}, status = 201) =>
      call<{ id: number }>(
        as,
        'POST',
        'supportcomments',
        { support_ticket_id: ticket, text: 'Like so.', ...more },
        status,
      ),
    ticketFor: (as: string, id: number) => call<Ticket>(as, 'GET', `support/${id}`),
    async send(as: string, bytes: Buffer, { name = 'screen.png', ticket = 0 } = {}) {
      const { origin, world } = served();
      const query = new URLSearchParams({ name, ...(ticket > 0 && { support_ticket_id: String(ticket) }) });
      const response = await fetch(`${origin}/api/supportcommentsmedia/upload_file?${query.toString()}`, {
        method: 'POST',
        headers: { ...(await world.authorization(as)), 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
      const body = (await response.json()) as { id: number; file_name: string; code?: string };
      return { status: response.status, body };
    },
    async fileOf(as: string, id: number): Promise<Response> {
      const { origin, world } = served();
      return fetch(`${origin}/api/supportcommentsmedia/${id}/file`, { headers: await world.authorization(as) });
    },
  };
}
