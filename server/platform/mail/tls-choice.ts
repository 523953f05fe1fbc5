/** Whether mail may leave without encryption: what `?tls=` of SMTP_URL says, which is ours and not the library's. */
const CHOICES = ['required', 'optional'];

/** Nothing said is a choice, too: the safe one. */
export const isTlsChoice = (given: string | null): boolean => given === null || CHOICES.includes(given);

/** The address as the library reads it, and whether the server must speak TLS before it is told anything. */
export function readTlsChoice(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const requireTLS = url.searchParams.get('tls') !== 'optional';
  url.searchParams.delete('tls');
  return { url: url.href, requireTLS };
}
