/** Which processes a machine runs, and what of the database's connections each may have. */
import { availableParallelism } from 'node:os';
import type { DatabaseRole } from '../../../shared/contract/model.ts';
import { ConfigError } from '../../config-error.ts';

export interface Processes {
  /** That answer requests; 0: those of another machine or container do. */
  web: number;
  /** That work behind the calls, apart from those; 0: others elsewhere do; `within`: each web process does both. */
  workers: number | 'within';
}

const MOST_WEB = 64;
const MOST_WORKERS = 16;

/**
 * From WEB_PROCESSES and WORKER_PROCESSES: in production a web process for each processor and a worker, else one process
 * that does both.
 * @throws ConfigError for what is no number, too many, or nothing at all
 */
export function readProcesses(environment: NodeJS.ProcessEnv, production: boolean): Processes {
  const web = count('WEB_PROCESSES', environment['WEB_PROCESSES'], MOST_WEB, '') ?? (production ? cores() : 1);
  const apart = production || web !== 1 ? 1 : 'within';
  const given = environment['WORKER_PROCESSES'];
  const workers =
    given === 'within' ? given : (count('WORKER_PROCESSES', given, MOST_WORKERS, ', or to within') ?? apart);
  if (web === 0 && (workers === 0 || workers === 'within'))
    throw new ConfigError('WEB_PROCESSES is 0 and no worker runs apart: set WORKER_PROCESSES to 1 or more.');
  return { web, workers };
}

const cores = (): number => Math.min(MOST_WEB, availableParallelism());

function count(name: string, given: string | undefined, most: number, more: string): number | null {
  if (given === undefined || given === '') return null;
  if (/^\d{1,3}$/.test(given) && Number(given) <= most) return Number(given);
  throw new ConfigError(`${name} is "${given}": set it to a whole number from 0 to ${most}${more}.`);
}

/** One process that does everything. */
export const ALONE: Processes = { web: 1, workers: 'within' };

/** Whether one process does everything, which nobody has to watch over. */
export const isOneProcess = ({ web, workers }: Processes): boolean => web === 1 && workers === 'within';

type PoolSizes = Record<DatabaseRole, number>;

/** Of a machine that is one process. */
const WHOLE: PoolSizes = { app: 10, visitor: 8, platform: 4, session: 4, worker: 2 };
/** However many there are: work that holds a connection may need another one. */
const LEAST: PoolSizes = { app: 3, visitor: 2, platform: 2, session: 2, worker: 1 };
/** Who works behind the calls reads as users do, one or two at a time. */
const OF_WORKER: PoolSizes = { app: 4, visitor: 1, platform: 2, session: 2, worker: 2 };
/** That hear what others notify of, and the one that tells of the server, besides the pools. */
const BESIDE = 5;

/** Connections that one process may have as each role: together those of the web have as many as one alone, or the least that each needs. */
export function poolSizesOf({ web, workers }: Processes, answers: boolean): PoolSizes {
  if (!answers) return OF_WORKER;
  const shareOf = (role: DatabaseRole): number => Math.max(LEAST[role], Math.ceil(WHOLE[role] / web));
  const worker = workers === 'within' ? WHOLE.worker : LEAST.worker;
  return {
    app: shareOf('app'),
    visitor: shareOf('visitor'),
    platform: shareOf('platform'),
    session: shareOf('session'),
    worker,
  };
}

/** What all processes together may have at most; while one is replaced, its successor's as well. */
export function mostConnections(processes: Processes): number {
  const of = (answers: boolean): number =>
    BESIDE + Object.values(poolSizesOf(processes, answers)).reduce((sum, size) => sum + size, 0);
  const { web, workers } = processes;
  return (web > 0 ? (web + 1) * of(true) : 0) + (workers === 'within' ? 0 : workers * of(false));
}
