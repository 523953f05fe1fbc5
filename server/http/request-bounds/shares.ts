/** How many of something each address holds at once; whoever wants one more loses the one that he has held for longest. */

export interface Shares<Held extends object> {
  /** Counts one more of this address; answers the one that is to go for it, which counts no more. */
  enter(address: string, held: Held): Held | undefined;
  /** Does nothing for one that does not count. */
  leave(held: Held): void;
  /** How many an address holds. */
  count(address: string): number;
}

/** What somebody holds in this process, told to who counts it for all processes of the machine. */
export interface CountedTogether {
  entered(key: string, id: number): void;
  left(id: number): void;
  /** Somebody holds too much, all processes taken together, and this is what is held for longest. */
  onTooMuch(heard: (id: number) => void): void;
}

export interface TogetherWith<Held> {
  counted: CountedTogether;
  /** It is to go for one in another process, and counts no more. */
  evict(held: Held): void;
}

/**
 * @param most of one address, here
 * @param others absent: there is no other process; what they hold is known some tenths of a second late
 */
export function createShares<Held extends object>(most: number, others?: TogetherWith<Held>): Shares<Held> {
  const here = createSharesHere<Held>(most);
  if (!others) return here;
  const { counted, evict } = others;
  const ids = new Map<Held, number>();
  const byId = new Map<number, Held>();
  let last = 0;
  const forget = (held: Held): void => {
    const id = ids.get(held);
    if (id === undefined) return;
    ids.delete(held);
    byId.delete(id);
    counted.left(id);
  };
  const leave = (held: Held): void => {
    here.leave(held);
    forget(held);
  };
  counted.onTooMuch((id) => {
    const held = byId.get(id);
    if (!held) return;
    leave(held);
    evict(held);
  });
  return {
    leave,
    count: here.count,
    enter(address, held) {
      forget(held);
      const oldest = here.enter(address, held);
      last += 1;
      ids.set(held, last);
      byId.set(last, held);
      counted.entered(address, last);
      if (oldest) forget(oldest);
      return oldest;
    },
  };
}

function createSharesHere<Held extends object>(most: number): Shares<Held> {
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
