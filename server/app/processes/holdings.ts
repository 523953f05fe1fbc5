/** What all processes hold together, by whom it is held: who holds too much loses what he has held for longest, wherever it is. */
import type { Child } from './child.ts';
import type { FromProcess, Holding } from './messages.ts';

interface Held {
  child: Pick<Child, 'send'>;
  id: number;
}

type Told = Extract<FromProcess, { type: 'holds' }>;

export interface Holdings {
  note(child: Pick<Child, 'send'>, told: Told): void;
  /** It is gone, and with it all that it held. */
  forget(child: Pick<Child, 'send'>): void;
}

export function createHoldings(): Holdings {
  const kinds = new Map<string, ReturnType<typeof createKind>>();
  return {
    note(child, { kind, most, changes }) {
      const known = kinds.get(kind) ?? createKind(kind);
      kinds.set(kind, known);
      for (const change of changes) known.note(child, change, most);
    },
    forget(child) {
      for (const kind of kinds.values()) kind.forget(child);
    },
  };
}

function createKind(kind: string) {
  /** In the order in which they came. */
  const byKey = new Map<string, Set<Held>>();
  const byChild = new Map<Pick<Child, 'send'>, Map<number, { held: Held; key: string }>>();

  function leave(child: Pick<Child, 'send'>, id: number): void {
    const known = byChild.get(child)?.get(id);
    if (!known) return;
    byChild.get(child)?.delete(id);
    const all = byKey.get(known.key);
    all?.delete(known.held);
    if (all?.size === 0) byKey.delete(known.key);
  }

  function enter(child: Pick<Child, 'send'>, id: number, key: string): Set<Held> {
    leave(child, id);
    const held = { child, id };
    const all = byKey.get(key) ?? new Set<Held>();
    byKey.set(key, all.add(held));
    const theirs = byChild.get(child) ?? new Map<number, { held: Held; key: string }>();
    byChild.set(child, theirs.set(id, { held, key }));
    return all;
  }

  return {
    note(child: Pick<Child, 'send'>, { id, key }: Holding, most: number): void {
      if (key === null) return leave(child, id);
      const all = enter(child, id, key);
      if (all.size <= most) return;
      const [oldest] = all;
      if (!oldest) return;
      leave(oldest.child, oldest.id);
      oldest.child.send({ type: 'too_much', kind, ids: [oldest.id] });
    },
    forget(child: Pick<Child, 'send'>): void {
      for (const id of byChild.get(child)?.keys() ?? []) leave(child, id);
      byChild.delete(child);
    },
  };
}
