/** Standard Webhooks (standardwebhooks.com): secrets, and the headers by which a receiver knows who sends. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export interface Message {
  /** The same for each attempt, by which a receiver knows what it has. */
  id: string;
  body: string;
  /** While a new secret takes over, the earlier one signs as well. */
  secrets: readonly string[];
}

export function signedHeaders({ id, body, secrets }: Message, now = new Date()): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Feedtree-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
