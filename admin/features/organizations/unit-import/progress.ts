/** How far an import is, out of what the browser tells of the upload and the server of its work. */

export type Aim = 'check' | 'apply' | 'take_back';
export type Phase = 'sending' | 'reading' | 'checking' | 'writing';

export interface Progress {
  phase: Phase;
  done: number;
  total: number;
}

export const START: Progress = { phase: 'sending', done: 0, total: 1 };

/** The share of the whole at which each phase ends. */
const ENDS: Record<Aim, Partial<Record<Phase, number>>> = {
  check: { sending: 0.4, reading: 0.8, checking: 1 },
  apply: { sending: 0.1, reading: 0.2, checking: 0.25, writing: 1 },
  take_back: { checking: 0.2, writing: 1 },
};

/** From 0 to 100. */
export function percentOf(aim: Aim, { phase, done, total }: Progress): number {
  const ends = Object.entries(ENDS[aim]);
  const at = ends.findIndex(([name]) => name === phase);
  const [begin, end] = [ends[at - 1]?.[1] ?? 0, ends[at]?.[1] ?? 1];
  const share = total > 0 ? Math.min(1, done / total) : 1;
  return Math.round(100 * (begin + (end - begin) * share));
}

/** A line of the server as progress; undefined for the report at its end. */
export function progressOf({ phase, done, total }: Record<string, unknown>): Progress | undefined {
  if (phase !== 'reading' && phase !== 'checking' && phase !== 'writing') return undefined;
  return { phase, done: Number(done), total: Number(total) };
}
