/** Whose address a request counts for. */
import type { IncomingMessage } from 'node:http';

/**
 * The address that our own proxy has seen, where there is one: the last of the list, since those before it anybody can
 * write. Koa's `context.ip` is the same.
 * @returns '' for a connection that has ended meanwhile
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: 0 | 1): string {
  const told = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  return told.slice(told.lastIndexOf(',') + 1).trim() || (socket.remoteAddress ?? '');
}

/** Whether the caller's own connection is encrypted, as far as a trusted proxy tells. Koa's `context.secure` is the same. */
export function isSecure({ headers }: IncomingMessage, trustedProxies: 0 | 1): boolean {
  if (trustedProxies === 0) return false;
  const [told = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return told.trim() === 'https';
}
