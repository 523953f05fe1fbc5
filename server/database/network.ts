/** What one caller can't change at will of its address. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** An IPv4 address, or the network of an IPv6 one; anything else as it is. */
export const networkOf = (address: string): string => (isIPv6(address) ? network(address) : address);

/**
 * The network of an IPv6 address: its subscriber chooses the last 64 bits at will (RFC 4291, section 2.5.1), so all of
 * them are one caller. An IPv4 address in the clothes of version 6 stays as it is.
 */
function network(address: string): string {
  if (address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
