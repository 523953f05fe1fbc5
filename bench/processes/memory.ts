/** What the processes of a machine hold of its memory. */
import { readFileSync } from 'node:fs';
import { childrenOf } from '../../server/test/processes.ts';

/** Resident, and the share of each in what they hold together (Pss), of the supervisor first. */
export function memoryOf(supervisor: number): { resident: number; own: number }[] {
  return [supervisor, ...childrenOf(supervisor)].map((pid) => {
    const rolled = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kibibytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rolled)?.[1]);
    return { resident: Math.round(kibibytes('Rss') / 1024), own: Math.round(kibibytes('Pss') / 1024) };
  });
}
