/** What the supervisor and its processes say to each other. */
import type { DaySalts } from './day-salts.ts';
import type { Told } from './machine.ts';

/** A change of what a process holds: it has something of a key, or has it no longer. */
export type Holding = { id: number; key: string } | { id: number; key: null };

/** What one tells the others, of the topic's kind. */
export interface Tell {
  type: 'tell';
  topic: keyof Told;
  told: Told[keyof Told];
}

/** Figures as prom-client gives and adds them up. */
export type Figures = object[];

export type FromProcess =
  /** It does its part. */
  | { type: 'ready' }
  /** Its event loop turns. */
  | { type: 'beat' }
  | { type: 'figures'; asked: number; figures: Figures }
  /** The last ones, before it ends. */
  | { type: 'last_figures'; figures: Figures }
  /** Wants it back, so as to know what came before it. */
  | { type: 'echo' }
  | { type: 'holds'; kind: string; most: number; changes: Holding[] }
  | Tell;

export type FromSupervisor =
  | { type: 'salts'; salts: DaySalts }
  /** End: the whole server does. */
  | { type: 'stop' }
  /** End: another process stands in. */
  | { type: 'retire' }
  | { type: 'figures'; asked: number }
  | { type: 'echo' }
  /** What it holds is too much, all processes taken together. */
  | { type: 'too_much'; kind: string; ids: number[] }
  | Tell;

/** Node's own messages, and those of the program that started us, go by the same channel. */
const MARK = 'feedtree';

interface Envelope<Message> {
  [MARK]: Message;
}

export const wrap = <Message extends FromProcess | FromSupervisor>(message: Message): Envelope<Message> => ({
  [MARK]: message,
});

/** Null for what is none of ours. Both ends are of one machine and one user: what carries the mark is trusted to be whole. */
export function unwrap<Message extends FromProcess | FromSupervisor>(received: unknown): Message | null {
  if (typeof received !== 'object' || received === null || !(MARK in received)) return null;
  return (received as Envelope<Message>)[MARK];
}
