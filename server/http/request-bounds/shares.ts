/** How many of something each address holds at once; whoever wants one more loses the one that he has held for longest. */

export interface Shares<Held extends object> {
  /** Counts one more of this address; answers the one that is to go for it, which counts no more. */
  enter(address: string, held: Held): Held | undefined;
  /** Does nothing for one that does not count. */
  leave(held: Held): void;
  /** How many an address holds. */
  count(address: string): number;
}

export function createShares<Held extends object>(most: number): Shares<Held> {
  /** In the order in which they came. */
  const byAddress = new Map<string, Set<Held>>();
  const addresses = new Map<Held, string>();
  const leave = (held: Held): void => {
    const address = addresses.get(held);
    if (address === undefined) return;
    addresses.delete(held);
    const all = byAddress.get(address);
    all?.delete(held);
    if (all?.size === 0) byAddress.delete(address);
  };
  return {
    leave,
    count: (address) => byAddress.get(address)?.size ?? 0,
    enter(address, held) {
      leave(held);
      const all = byAddress.get(address) ?? new Set<Held>();
      byAddress.set(address, all.add(held));
      addresses.set(held, address);
      if (all.size <= most) return undefined;
      const [oldest] = all;
      if (oldest) leave(oldest);
      return oldest;
    },
  };
}
