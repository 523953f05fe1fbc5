/** Addresses that rich text may lead to. */

const MAX_LENGTH = 2000;

/**
 * @returns the address as a browser reads it, or null where it is neither of the web nor of mail, or has a name or a
 *   password of somebody before its host, which hides where it leads
 */
export function safeLink(address: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isKnown = ['http:', 'https:', 'mailto:'].includes(url.protocol);
  if (!isKnown || url.username !== '' || url.password !== '' || url.href.length > MAX_LENGTH) return null;
  return url.href;
}
