/**
 * An object or a list of a definition, which knows where it stands and what of it was carried over. Whatever was
 * neither taken nor noted is named as a loss at the end (`nameLosses`), so that a property of which nobody thought is
 * told like one that we can't hold.
 */
import type { Notes, Reason } from './notes.ts';
import { isNothing, isSource, numberOf, type Source } from './source.ts';

/** A member is written as in code: `pages[2].title`, `cells["Row 1"]`. */
const PLAIN_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

export class Part {
  /** Of the question, page or panel that it belongs to, in the definition. */
  question: string | null;
  readonly #source: Source | readonly unknown[];
  readonly #path: string;
  readonly #notes: Notes;
  readonly #settled = new Set<string>();
  readonly #opened = new Map<string, Part>();
  #isDropped = false;

  constructor(source: Source | readonly unknown[], notes: Notes, path = '', question: string | null = null) {
    this.#source = source;
    this.#notes = notes;
    this.#path = path;
    this.question = question;
  }

  keys(): string[] {
    return Object.keys(this.#source);
  }

  /** Looks without carrying over. */
  peek(name: string): unknown {
    return Object.hasOwn(this.#source, name) ? (this.#source as Source)[name] : undefined;
  }

  /** Carries over. */
  take(name: string): unknown {
    this.#settled.add(name);
    return this.peek(name);
  }

  /** Carries over the first of the names whose value is as wanted: properties were renamed between versions. */
  takeWhere<Value>(isWanted: (value: unknown) => value is Value, ...names: string[]): Value | undefined {
    const name = names.find((one) => isWanted(this.peek(one)));
    return name === undefined ? undefined : (this.take(name) as Value);
  }

  takeNumber(name: string, isWanted: (value: number) => boolean = () => true): number | undefined {
    const value = numberOf(this.peek(name));
    if (value === undefined || !isWanted(value)) return undefined;
    this.take(name);
    return value;
  }

  /** An object or a list in it, of which each member is carried over by itself. */
  open(name: string): Part | undefined {
    const known = this.#opened.get(name);
    const value = this.peek(name);
    if (known || typeof value !== 'object' || value === null) return known;
    const part = new Part(value as Source, this.#notes, this.#pathOf(name), this.question);
    this.#opened.set(name, part);
    return part;
  }

  /** The objects of a list. */
  each(name: string): Part[] {
    const list = Array.isArray(this.peek(name)) ? this.open(name) : undefined;
    return list?.keys().flatMap((at) => (isSource(list.peek(at)) ? (list.open(at) ?? []) : [])) ?? [];
  }

  /** Whether it was carried over or noted. */
  isSettled = (name: string): boolean => this.#settled.has(name);

  /** Says something of a member, which is then accounted for. */
  note(reason: Reason, name: string, detail?: string): void {
    this.#settled.add(name);
    this.#notes.add({ place: this.#pathOf(name), question: this.question, reason, detail });
  }

  /** Says something of all of it, of which the members are carried over. */
  remark(reason: Reason, detail?: string): void {
    this.#notes.add({ place: this.#path, question: this.question, reason, detail });
  }

  /** All of it is left out, with all that is in it. */
  drop(reason: Reason, detail?: string): void {
    if (!this.#isDropped) this.remark(reason, detail);
    this.#isDropped = true;
  }

  nameLosses(): void {
    if (this.#isDropped) return;
    for (const name of this.keys()) {
      const part = this.#opened.get(name);
      const value = this.peek(name);
      if (this.#settled.has(name) || isNothing(value)) continue;
      if (part) part.nameLosses();
      else this.note('property_not_supported', name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }

  #pathOf(name: string): string {
    if (Array.isArray(this.#source)) return `${this.#path}[${name}]`;
    if (!PLAIN_NAME.test(name)) return `${this.#path}[${JSON.stringify(name)}]`;
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}
