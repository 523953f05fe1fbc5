/** The section of submissions under load, out of its history. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { aimOf, type MeasureSummary } from '../summary.ts';
import type { StressSummary } from './stress.ts';

/** Shown beside the last one. */
const RUNS = 6;
const HISTORY = 'submissions-history.jsonl';

interface Entry {
  date: string;
  commit: string;
  /** Of the machine before the run: others may have been at work on it. */
  load: number;
  ratios: MeasureSummary[];
  stresses: StressSummary[];
}

export const loadBefore = (): number => loadavg()[0] ?? 0;

export function keepSubmissions(folder: string, entry: Omit<Entry, 'date'>): void {
  appendFileSync(path.join(folder, HISTORY), `${JSON.stringify({ date: new Date().toISOString(), ...entry })}\n`);
}

/** Empty before the first run. */
export function submissionsSection(folder: string): string {
  const file = path.join(folder, HISTORY);
  if (!existsSync(file)) return '';
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  const last = entries.at(-1);
  return last === undefined ? '' : section(last) + lately(entries.slice(-RUNS));
}

/** Other machines share its disk and cores: one run tells less than some. */
const lately = (entries: readonly Entry[]): string => `
| the last runs | load before | offered/s | accepted/s | p99 ms | five times as many: accepted/s | p99 ms |
|---|---:|---:|---:|---:|---:|---:|
${entries
  .flatMap(({ date, load, stresses: [sustained, flood] }) =>
    sustained && flood
      ? `| ${date.slice(0, 16).replace('T', ' ')} | ${load.toFixed(1)} | ${sustained.rate} | **${sustained.accepted.perSecond}** | ${sustained.accepted.p99} | ${flood.accepted.perSecond} | ${flood.accepted.p99} |`
      : [],
  )
  .join('\n')}
`;

const section = ({ date, commit, load, ratios, stresses }: Entry): string => `
# Submissions under load
Written by \`BENCH_ONLY=submissions npm run bench\`; the runs are in \`${HISTORY}\`. Each answer is of a visitor of its own, so
that each is counted. The load comes from the same machine and does not wait for the server: what is offered is offered;
each is timed from when it was due, before 2026-11-23 from when it was sent.

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.toFixed(1)} on the machine before it.

| to the bare server | ratio | |
|---|---:|---|
${ratios.map(({ name, ratio, aim }) => `| ${name} | **${ratio.toFixed(2)}** | ${aimOf(aim)} |`).join('\n')}

| offered | for s | accepted/s | p50 ms | p99 ms | sent away/s | p50 ms | p99 ms | failed | CPU cores | memory MiB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
${stresses
  .map(
    ({ name, rate, seconds, accepted, refused, failed, cpu, memory }) =>
      `| ${rate}/s, ${name} | ${seconds.toFixed(0)} | **${accepted.perSecond}** | ${accepted.p50} | ${accepted.p99} | ${refused.perSecond} | ${refused.p50} | ${refused.p99} | ${failed} | ${cpu?.toFixed(2) ?? '–'} | ${memory.map((one) => one ?? '–').join(' → ')} |`,
  )
  .join('\n')}
`;
