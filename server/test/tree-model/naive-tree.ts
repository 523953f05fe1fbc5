/**
 * The tree of one organization, kept as simply as it can be said: parents, who is deleted by which deletion, and grants.
 * Nothing is stored that could be looked up by walking; nothing here is read from the code under test.
 */

export interface NaiveUnit {
  id: number;
  parent: number | null;
  /** Which deletion took it; null while it lives. */
  deletion: number | null;
}

export interface NaiveGrant {
  id: number;
  user: number;
  unit: number;
  rights: string[];
}

const MODULES = ['user', 'node', 'qr', 'feedback'];
const ADMINISTRATOR = 0;
export const DEEPEST_LEVEL = 50;

export class NaiveTree {
  readonly units = new Map<number, NaiveUnit>();
  readonly grants: NaiveGrant[] = [];
  #deletions = 0;

  unit(id: number): NaiveUnit {
    const found = this.units.get(id);
    if (!found) throw new Error(`The model has no unit ${id}.`);
    return found;
  }

  /** From the top down to the unit itself. */
  wayTo(id: number): NaiveUnit[] {
    const unit = this.unit(id);
    return unit.parent === null ? [unit] : [...this.wayTo(unit.parent), unit];
  }

  path(id: number): string {
    return `/${this.wayTo(id)
      .map((unit) => unit.id)
      .join('/')}/`;
  }

  isBelow(id: number, above: number): boolean {
    return id !== above && this.wayTo(id).some((unit) => unit.id === above);
  }

  /** The unit and all below it, deleted ones too. */
  subtree(id: number): NaiveUnit[] {
    return [...this.units.values()].filter((unit) => unit.id === id || this.isBelow(unit.id, id));
  }

  living(id: number): NaiveUnit[] {
    return this.subtree(id).filter(({ deletion }) => deletion === null);
  }

  /** Where a visitor ends up who scans the unit's code. */
  resolve(id: number): number | null {
    return this.wayTo(id).findLast(({ deletion }) => deletion === null)?.id ?? null;
  }

  /** What a user may do at a unit: all grants on the way to it; any right of a module implies its read. */
  rights(user: number, id: number): Set<string> {
    const way = new Set(this.wayTo(id).map((unit) => unit.id));
    const held = new Set(this.grants.flatMap((one) => (one.user === user && way.has(one.unit) ? one.rights : [])));
    for (const module of MODULES)
      if ([...held].some((right) => right.startsWith(`${module}_`))) held.add(`${module}_read`);
    return held;
  }

  may(user: number, right: string, id: number): boolean {
    return user === ADMINISTRATOR || this.rights(user, id).has(right);
  }

  sees(user: number, id: number): boolean {
    return this.unit(id).deletion === null && (user === ADMINISTRATOR || this.rights(user, id).size > 0);
  }

  /** Whether a user knows of the organization: by a grant anywhere in it. */
  knows(user: number): boolean {
    return user === ADMINISTRATOR || this.grants.some((one) => one.user === user);
  }

  /** Levels of the unit and what is below it, the unit's own being the first. */
  height(id: number): number {
    const own = this.wayTo(id).length;
    return Math.max(...this.subtree(id).map((unit) => this.wayTo(unit.id).length - own + 1));
  }

  add(id: number, parent: number | null): void {
    this.units.set(id, { id, parent, deletion: null });
  }

  move(id: number, target: number | null): number {
    this.unit(id).parent = target;
    return this.living(id).length;
  }

  remove(id: number): void {
    this.#deletions += 1;
    for (const unit of this.living(id)) unit.deletion = this.#deletions;
  }

  restore(id: number): number {
    const { deletion } = this.unit(id);
    if (deletion === null) return 0;
    const taken = this.subtree(id).filter((unit) => unit.deletion === deletion);
    for (const unit of taken) unit.deletion = null;
    return taken.length;
  }
}
