/**
 * Where a webhook may lead. Its address was judged when it was written, but a name can lead elsewhere at any time: each
 * address is judged again as the connection is made, so that no webhook reaches the servers' own network.
 */
import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';

export interface Policy {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  allows(address: string): boolean;
  /** Whether a webhook may lead to a port: others than the web's own speak to services that never asked for one. */
  allowsPort(port: number): boolean;
  /** A certificate authority besides those that Node knows. */
  authority?: string;
}

/** What is given out on the public internet (RFC 4291, section 2.4): all other ranges carry or mean something else. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is one of the public internet's: not private, not this machine's, and none that carries such a one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the clothes of version 6 is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6);
}

const WEB_PORTS: readonly number[] = [80, 443];
/** Of `https`, the only scheme that a webhook's address has. */
const DEFAULT_PORT = 443;

/** @param morePorts that the operator opens besides those of the web */
export const publicPolicy = (morePorts: readonly number[] = []): Policy => ({
  resolve: (hostname) => lookup(hostname, { all: true, verbatim: true }),
  allows: isPublic,
  allowsPort: (port) => WEB_PORTS.includes(port) || morePorts.includes(port),
});

/** The port that an address leads to, named or not. */
export const portOf = ({ port }: URL): number => (port === '' ? DEFAULT_PORT : Number(port));
