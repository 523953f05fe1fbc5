/** Visitors at a share of what the server can do, for long: what it holds of the memory must not grow. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstLine } from '../contender.ts';
import { memoryOf } from '../processes/memory.ts';
import type { Visited } from '../processes/visitors.ts';
import { median } from '../summary.ts';

export interface SoakPlan {
  connectionString: string;
  /** That visitors ask for. */
  codes: readonly string[];
  /** Of what the server can do. */
  share: number;
  /** How long it is found out what that is. */
  fullSeconds: number;
  /** How long it goes on at the share. */
  seconds: number;
  /** From one look at the memory to the next. */
  lookSeconds: number;
  log(line: string): void;
  /** Whether it is to end before that. */
  isOver?(): boolean;
}

export interface SoakReport {
  /** A second: as many as were answered, and as many as were asked then. */
  fullRate: number;
  rate: number;
  /** At that rate. */
  requests: number;
  failed: Record<string, number>;
  /** MiB of all processes together: of the second quarter of the time, of the last one, and at most. */
  before: number;
  after: number;
  most: number;
}

const PROCESSES = path.join(import.meta.dirname, '../processes');
const WEB = 2;

/** What memory may vary by from one quarter to another without growing: collections come when they come. */
const TOLERANCE = 1.1;

/**
 * The memory of the last quarter is that of the second: the first one warms up.
 * @param report of a run
 * @returns whether it is
 */
export const isFlat = ({ before, after }: SoakReport): boolean => after <= before * TOLERANCE;

/**
 * Finds what the server can do, and lets it do a share of that.
 * @param plan how much, and for how long
 * @returns what came of it
 */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const machine = start('machine.ts', [plan.connectionString, String(WEB)]);
  try {
    const origin = `http://127.0.0.1:${await firstLine(machine, 'the machine')}`;
    const full = load(origin, plan.codes);
    await sleep(plan.fullSeconds * 1_000);
    const { requests } = await full.stop();
    const fullRate = Math.round(requests / plan.fullSeconds);
    const rate = Math.max(1, Math.round(fullRate * plan.share));
    plan.log(`${fullRate} requests a second at most; ${rate} from here on.`);
    const visitors = load(origin, plan.codes, rate);
    const memory = await watch(machine.pid ?? 0, plan);
    const { requests: made, failed } = await visitors.stop();
    const quarter = Math.ceil(memory.length / 4);
    return {
      fullRate,
      rate,
      requests: made,
      failed,
      before: median(memory.slice(quarter, 2 * quarter)),
      after: median(memory.slice(-quarter)),
      most: Math.max(...memory),
    };
  } finally {
    machine.kill('SIGTERM');
    await once(machine, 'exit');
  }
}

/** MiB at each look. */
async function watch(
  supervisor: number,
  { seconds, lookSeconds, log, isOver = () => false }: SoakPlan,
): Promise<number[]> {
  const looks: number[] = [];
  for (let passed = 0; passed < seconds && !isOver(); passed += lookSeconds) {
    await sleep(lookSeconds * 1_000);
    looks.push(memoryOf(supervisor).reduce((sum, { own }) => sum + own, 0));
    log(`${passed + lookSeconds} s: ${looks.at(-1)} MiB`);
  }
  return looks;
}

function load(origin: string, codes: readonly string[], rate?: number): { stop(): Promise<Visited> } {
  const child = start('visitors.ts', [origin, JSON.stringify(codes), ...(rate === undefined ? [] : [String(rate)])]);
  return {
    async stop() {
      const told = once(child, 'message');
      child.send('stop');
      const [visited] = (await told) as [Visited];
      return visited;
    },
  };
}

const start = (script: string, parameters: string[]): ChildProcess =>
  spawn(process.execPath, [path.join(PROCESSES, script), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
