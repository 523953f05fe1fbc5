/** Whether something is this machine alone, as a browser or a socket names it. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
/** IPv4 as a socket of both versions shows it (RFC 4291, section 2.5.5.2). */
const MAPPED = /^::ffff:/i;

/** Whether a host, without its port, is this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(MAPPED, ''));

/** Of an origin or an address; false for what is none. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);
