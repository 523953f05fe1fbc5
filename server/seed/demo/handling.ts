/** What the company did about a response: fits its age, its priority and who may handle it. Pure. */
import { DAY, HOUR, MINUTE } from '../days.ts';
import type { Random } from '../random.ts';
import type { Response } from './responses.ts';

export type Status = 'new' | 'in_processing' | 'completed' | 'cancelled';

export interface Handling {
  status: Status;
  readAt: number | null;
  closedAt: number | null;
  assigneeId: number | null;
}

/** Up to how old, in days, and how likely each status is then; what is left over is new. */
const STAGES: { upTo: number; completed: number; cancelled: number; inProcessing: number; read: number }[] = [
  { upTo: 1, completed: 0.04, cancelled: 0, inProcessing: 0.06, read: 0.3 },
  { upTo: 3, completed: 0.24, cancelled: 0.02, inProcessing: 0.2, read: 0.55 },
  { upTo: 10, completed: 0.58, cancelled: 0.03, inProcessing: 0.18, read: 0.75 },
  { upTo: 30, completed: 0.83, cancelled: 0.04, inProcessing: 0.07, read: 0.9 },
  { upTo: Infinity, completed: 0.93, cancelled: 0.045, inProcessing: 0.012, read: 1 },
];

/** Mean hours until somebody looks, and from then until it is closed. */
const PACE = { high: { read: 5, close: 20 }, normal: { read: 10, close: 40 }, low: { read: 16, close: 30 } };
const ASSIGNED = { high: 0.8, normal: 0.5, low: 0.15 };

/**
 * @param handlers ids of who may handle it; nobody touches what nobody may
 * @param until nothing was handled after it
 */
export function handle(random: Random, response: Response, handlers: number[], until: number): Handling {
  const untouched: Handling = { status: 'new', readAt: null, closedAt: null, assigneeId: null };
  const age = until - response.time;
  const stage = STAGES.find(({ upTo }) => age <= upTo * DAY);
  if (!stage || age < HOUR || handlers.length === 0) return untouched;
  const { read, close } = PACE[response.priority];
  const status = statusAt(random, stage);
  const readAt = Math.min(response.time + waiting(random, read), until - waitingLeft(random, age));
  if (status === 'new') return random.chance(stage.read) ? { ...untouched, readAt } : untouched;
  const assigneeId = random.chance(ASSIGNED[response.priority]) ? random.pick(handlers) : null;
  if (status === 'in_processing') return { status, readAt, closedAt: null, assigneeId };
  return { status, readAt, assigneeId, closedAt: Math.min(readAt + waiting(random, close), until) };
}

function statusAt(random: Random, stage: { completed: number; cancelled: number; inProcessing: number }): Status {
  const drawn = random.share();
  if (drawn < stage.completed) return 'completed';
  if (drawn < stage.completed + stage.cancelled) return 'cancelled';
  return drawn < stage.completed + stage.cancelled + stage.inProcessing ? 'in_processing' : 'new';
}

/** Exponentially distributed, at least some minutes. */
const waiting = (random: Random, meanHours: number): number =>
  3 * MINUTE - Math.log(1 - random.share()) * meanHours * HOUR;

/** What has been handled already was handled some time between then and now. */
const waitingLeft = (random: Random, age: number): number => random.share() * 0.8 * age;
