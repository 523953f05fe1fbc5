/** How many answers a second are taken for a minute, and what becomes of five times as many. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Contender } from '../contender.ts';
import type { Measured } from '../dataset.ts';
import type { StressPlan, StressResult } from './load.ts';

export interface StressSummary extends StressResult {
  name: string;
  /** Offered requests a second. */
  rate: number;
  connections: number;
  seconds: number;
  /** Cores of the server's process. */
  cpu: number | null;
  /** Resident MiB before, in the middle and at the end. */
  memory: (number | null)[];
}

const SUSTAINED_RATE = Number(process.env['BENCH_RATE'] ?? 2_000);
const SUSTAINED_SECONDS = Number(process.env['BENCH_SUSTAINED_SECONDS'] ?? 60);
const OVERLOAD = 5;

interface Stress {
  name: string;
  rate: number;
  connections: number;
  seconds: number;
}

const stresses: Stress[] = [
  { name: 'sustained', rate: SUSTAINED_RATE, connections: 512, seconds: SUSTAINED_SECONDS },
  { name: 'five times as many', rate: OVERLOAD * SUSTAINED_RATE, connections: 1024, seconds: SUSTAINED_SECONDS / 3 },
  { name: 'afterwards', rate: SUSTAINED_RATE, connections: 512, seconds: SUSTAINED_SECONDS / 6 },
];

export async function runStresses(server: Contender, measured: Measured): Promise<StressSummary[]> {
  const summaries: StressSummary[] = [];
  for (const stress of stresses) summaries.push(await run(stress, server, measured));
  return summaries;
}

async function run(stress: Stress, server: Contender, measured: Measured): Promise<StressSummary> {
  const memory = [server.memory()];
  const cpuBefore = server.cpuSeconds();
  const middle = setTimeout(() => memory.push(server.memory()), (stress.seconds * 1000) / 2);
  const result = await load({ ...stress, origin: server.origin, measured });
  clearTimeout(middle);
  memory.push(server.memory());
  const cpu = server.cpuSeconds();
  return {
    ...stress,
    ...result,
    cpu: cpu === null || cpuBefore === null ? null : (cpu - cpuBefore) / stress.seconds,
    memory,
  };
}

async function load(plan: StressPlan): Promise<StressResult> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as StressResult;
}
