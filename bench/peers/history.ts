/** The runs of `npm run bench:peers`, and how they are told in bench/README.md. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallName } from './peer.ts';

export const HISTORY = 'peers-history.jsonl';
/** Shown beside the last one. */
const RUNS = 6;
/** Aims hold at so many answers. */
const AIMED_AT = 1_000_000;

export interface Figure {
  name: string;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Processors that its process used; without PostgreSQL. */
  cpu: number;
  memory: number | null;
  /** How many times as many ours answers; absent of ours, null where a peer answered nothing in its time. */
  ratio?: number | null;
}

export interface CallFigures {
  call: CallName;
  figures: Figure[];
}

export interface PeersEntry {
  date: string;
  commit: string;
  node: string;
  /** Of the machine, before and after. */
  load: [number, number];
  processors: number;
  answers: number;
  /** Of the tenant that is asked; and of them those of one status, and of one assignee. */
  largest: number;
  ofStatus: number;
  ofAssignee: number;
  rounds: number;
  seconds: number;
  connections: number;
  calls: CallFigures[];
  peers: { name: string; version: string; settings: readonly string[] }[];
  /** Those that could not be measured, and why. */
  missing: { name: string; version: string; reason: string }[];
  /** What else is to be known of a run. */
  note?: string;
}

/** How many times as many as Directus. */
export const AIMS: Record<CallName, number> = { list: 10, status: 10, assignee: 10, row: 25, submission: 15 };
const AIMED = 'Directus';

const TITLES: Record<CallName, string> = {
  list: 'a list of 25 with its total',
  status: 'a list of 25 of one status with its total',
  assignee: 'a list of 25 of one assignee with its total',
  row: 'one row by its id',
  submission: "a visitor's answer, of peers an insert",
};

export function keepPeers(folder: string, entry: PeersEntry): void {
  appendFileSync(path.join(folder, HISTORY), `${JSON.stringify(entry)}\n`);
}

/** Empty before the first run. */
export function peersSection(folder: string): string {
  const file = path.join(folder, HISTORY);
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => JSON.parse(line) as PeersEntry);
  // What is aimed at is told, once it was run.
  const last = entries.findLast(({ answers }) => answers === AIMED_AT) ?? entries.at(-1);
  return last === undefined ? '' : section(last) + lately(entries.slice(-RUNS));
}

const number = (value: number): string => value.toLocaleString('en');

function section(entry: PeersEntry): string {
  const { date, commit, node, load, processors, calls, peers, missing, note } = entry;
  const rows = calls.flatMap(({ call, figures }) => figures.map((figure, at) => rowOf(call, figure, at === 0, entry)));
  return `
# Beside other back offices
Written by \`npm run bench:peers\`; the runs are in \`${HISTORY}\`. Each peer is one process of Node, as ours is, on a copy of
the same database, asked for the same rows and columns by its administrator's token; what each answers is compared with
the database first. ${number(entry.answers)} answers of 1,000 tenants; the one that is asked has ${number(entry.largest)}, ${number(entry.ofStatus)} of one status and ${number(entry.ofAssignee)}
of one assignee. Medians of
${entry.rounds} runs of ${entry.seconds} s over ${entry.connections} connections, in turns, each after the one before has come to rest, with load, servers and
PostgreSQL on one machine of ${processors} processors: read the ratios. 'feedtree' keeps totals of long lists for two seconds, as for users;
'each total counted'
does not; both count to 10,000 and then say that there are more, peers count to the end: of one assignee all count the same. The submission is ours with all that it does, of peers a plain insert into the same table.

Last run${entry.answers === AIMED_AT ? ` of ${number(AIMED_AT)}` : ''}: ${date.slice(0, 10)}, commit ${commit}, Node ${node}, with a load of ${load[0].toFixed(1)} before and ${load[1].toFixed(1)} after it.${note === undefined ? '' : ` ${note}`}

| measure | server | requests/s | p50 ms | p99 ms | CPU cores | memory MiB | ours: times as many |
|---|---|---:|---:|---:|---:|---:|---|
${rows.join('\n')}

${peers.map(({ name, version, settings }) => `- **${name} ${version}**: ${settings.join('; ')}.`).join('\n')}
${missing.map(({ name, version, reason }) => `- ${name} ${version} is not measured: ${reason}\n`).join('')}`;
}

function rowOf(call: CallName, figure: Figure, isFirst: boolean, { answers }: PeersEntry): string {
  const { name, requestsPerSecond, p50, p99, cpu, memory, ratio } = figure;
  const aim = name === AIMED && answers === AIMED_AT ? ` (aim ${AIMS[call]})` : '';
  const times = ratio === undefined ? '' : ratio === null ? 'it answered none' : `**${ratio.toFixed(1)}**${aim}`;
  return `| ${isFirst ? TITLES[call] : ''} | ${name} | ${requestsPerSecond.toFixed(0)} | ${p50} | ${p99} | ${cpu.toFixed(2)} | ${memory ?? '–'} | ${times} |`;
}

const lately = (entries: readonly PeersEntry[]): string => `
| the last runs, beside ${AIMED} | answers | load before and after | list | one status | one assignee | row | submission |
|---|---:|---:|---:|---:|---:|---:|---:|
${entries
  .map(({ date, answers, load, calls }) => {
    const ratios = (Object.keys(AIMS) as CallName[]).map((call) => {
      const figures = calls.find((one) => one.call === call)?.figures;
      return figures?.find(({ name }) => name === AIMED)?.ratio?.toFixed(1) ?? '–';
    });
    return `| ${date.slice(0, 16).replace('T', ' ')} | ${number(answers)} | ${load.map((one) => one.toFixed(1)).join(', ')} | ${ratios.join(' | ')} |`;
  })
  .join('\n')}
`;
