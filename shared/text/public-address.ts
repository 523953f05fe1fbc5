/** Addresses that visitors may be led to. Pure: screens find the same as the server. */

/** Nothing that the URL standard takes out, or reads as a slash: what a person reads is what is opened. */
const PLAIN_HTTPS = /^https:\/\/[^\s\\\p{Cc}]*$/iu;

/**
 * Whether a text is an https address of a host on the public internet, without a name and password in it. Names that no
 * public directory knows, this machine and networks of one's own are none: nobody but its writer could open them.
 */
export function isPublicAddress(text: string): boolean {
  if (!PLAIN_HTTPS.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && isPublicHost(hostname);
}

/** As the URL standard spells it: lower-case, an IPv4 address in four decimal parts, an IPv6 address in brackets. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicV6(host.slice(1, -1));
  if (/^\d+(?:\.\d+){3}$/.test(host)) return isPublicV4(host.split('.').map(Number));
  return host.includes('.') && !PRIVATE_NAMES.test(host);
}

/** RFC 6761, RFC 6762, RFC 8375, and what ICANN keeps for networks of one's own. `.test` and `.example` harm nobody. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

/** The registry of special addresses (RFC 6890 and its followers), multicast and what is not given out. */
function isPublicV4([first = 0, second = 0, third = 0]: number[]): boolean {
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false;
  if (first === 100) return second < 64 || second > 127;
  if (first === 169) return second !== 254;
  if (first === 172) return second < 16 || second > 31;
  if (first === 192) return second !== 168 && !(second === 0 && third === 0);
  return first !== 198 || (second !== 18 && second !== 19);
}

/** Only 2000::/3 is given out (RFC 4291, section 2.4); of it, 2002::/16 and 2001::/32 carry IPv4 addresses in them. */
const isPublicV6 = (address: string): boolean =>
  /^[23][0-9a-f]{3}:/.test(address) && !/^2002:|^2001:(?::|0:)/.test(address);
