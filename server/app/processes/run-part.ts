/** What a process does that a supervisor has started. */
import { startServer, type StartOptions } from '../main.ts';
import { linkToSupervisor } from './link.ts';

/** Its name is the last argument; throws what `startServer` throws. */
export async function runPart(options: StartOptions): Promise<void> {
  const { processes } = options.config;
  const name = process.argv.at(-1) ?? '';
  const answers = name.startsWith('web-');
  const works = !answers || processes.workers === 'within';
  const link = await linkToSupervisor(processes.web);
  const running = await startServer({ ...options, part: { name, answers, works, machine: link.machine } });
  link.ready({ readFigures: running.metrics.values, stop: running.stop, retire: running.retire });
}
