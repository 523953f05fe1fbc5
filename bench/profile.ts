/** `npm run bench -- --profile`: where a server's processor time goes, measure by measure. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';

/** What the bench tells a contender: begin, or end and write it there. */
export type ProfileOrder = { profile: 'begin' } | { profile: 'end'; file: string };

const SAMPLE_MICROSECONDS = 200;

/** In the server that is measured: does what it is told, and says when it is done. */
export function obeyProfileOrders(): void {
  const session = new Session();
  process.on('message', (order: ProfileOrder) => void obey(session, order).then(() => process.send?.('done')));
}

async function obey(session: Session, order: ProfileOrder): Promise<void> {
  if (order.profile === 'begin') {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    return session.post('Profiler.start');
  }
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  mkdirSync(path.dirname(order.file), { recursive: true });
  writeFileSync(order.file, JSON.stringify(profile));
}

/** As V8 writes it, times in microseconds. */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

export const readProfile = (file: string): Profile => JSON.parse(readFileSync(file, 'utf8')) as Profile;

/** Nothing to do, and what begins and ends the profile. */
const NOT_WORK = /^\(idle\)$|^post node:inspector/;

/** What took most by itself, as shares of the time that was not idle. */
export function hottest({ nodes, samples, timeDeltas }: Profile, most: number): { name: string; share: number }[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  for (const name of times.keys()) if (NOT_WORK.test(name)) times.delete(name);
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / all }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most);
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const place = url.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '');
  return place === '' ? functionName : `${functionName || '(anonymous)'} ${place}:${lineNumber + 1}`;
}
