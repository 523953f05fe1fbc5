/** Processor time of processes and of those that they have started, in seconds. */
import { readFileSync } from 'node:fs';
import { childrenOf } from '../../server/test/processes.ts';

const CLOCK_TICKS_A_SECOND = 100;

/** proc(5): user and system time are the 14th and 15th fields of stat, those of children that have ended the next two. */
function ticksOf(pid: number, fields: readonly number[]): number {
  try {
    const values = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields.reduce((sum, field) => sum + Number(values[field]), 0);
  } catch {
    // It has ended: its parent counts it by now.
    return 0;
  }
}

const OWN = [11, 12];
const WITH_ENDED = [11, 12, 13, 14];

export const processorSeconds = (pid: number): number =>
  [ticksOf(pid, WITH_ENDED), ...childrenOf(pid).map((child) => ticksOf(child, OWN))].reduce(
    (sum, one) => sum + one,
    0,
  ) / CLOCK_TICKS_A_SECOND;
