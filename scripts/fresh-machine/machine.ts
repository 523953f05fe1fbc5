/** A running machine: processes and mounts of its own over a base, and the network of the machine that it runs on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { childrenOf, isAlive } from '../../server/test/processes.ts';
import { networkEnvironment } from './outside.ts';
import type { Variant } from './variants.ts';

export interface Machine {
  /** Starts a command as someone in a folder, at a terminal. */
  start(command: string, as: Person, environment?: Record<string, string>): Session;
  /** Runs a program as root, of the machine that this runs on; what is inside lies below `root`. */
  prepare(...command: string[]): Promise<string>;
  root: string;
  /** Command lines of what still lives in it. */
  living(): string[];
  stop(): Promise<void>;
}

/** A command that was started. */
export interface Session {
  /** Everything it has said so far, without colours. */
  output(): string;
  /** Types it at the terminal. */
  type(text: string): void;
  /** Its exit code. */
  ended: Promise<number | null>;
}

export type Person = Pick<Variant, 'user' | 'home' | 'folder' | 'umask'>;

export function homeOf(user: Person['user'], home: Person['home']): string {
  if (home === 'writable') return user === 'root' ? '/root' : '/home/person';
  return home === 'read-only' ? '/home/of-another' : '/nonexistent';
}

/**
 * @param layer an empty folder, into which everything is written that changes in the machine
 * @param sharedMemory whether there is a /dev/shm
 */
export async function startMachine(base: string, layer: string, sharedMemory: boolean): Promise<Machine> {
  const root = path.join(layer, 'root');
  for (const folder of ['upper', 'work', 'root']) fs.mkdirSync(path.join(layer, folder), { recursive: true });
  const script = path.join(import.meta.dirname, 'namespace.sh');
  const given = [base, layer, root, sharedMemory ? 'yes' : 'no'];
  const keeper = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', script, ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(keeper, 'exit');
  const mounted = await Promise.race([once(keeper.stdout, 'data'), gone.then(() => undefined)]);
  const [first] = childrenOf(keeper.pid ?? 0);
  if (!mounted || first === undefined) throw new Error('The machine could not be made; the reason stands above.');
  const enter = (...command: string[]): ChildProcess =>
    spawn('nsenter', ['--target', String(first), '--mount', '--pid', '--wd=/', '--', ...command]);
  return {
    root,
    start: (command, as, environment) => session(enter(...atTerminal(root, as, command, environment))),
    async prepare(...command) {
      const { output, ended } = session(enter(...command));
      if ((await ended) !== 0) throw new Error(`${command.join(' ')} failed:\n${output()}`);
      return output().trim();
    },
    living: () => livingIn(first),
    async stop() {
      keeper.stdin.end();
      await gone;
    },
  };
}

/** Nothing of this machine's environment goes inside, as after a login there; no language is set, as in a container. */
function atTerminal(
  root: string,
  { user, home, folder, umask }: Person,
  command: string,
  more: Record<string, string> = {},
): string[] {
  const environment = {
    HOME: homeOf(user, home),
    USER: user,
    LOGNAME: user,
    SHELL: '/bin/sh',
    TERM: 'linux',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...networkEnvironment(),
    ...more,
  };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const shell = [
    'sh',
    '-c',
    'umask "$1"; cd "$2" && exec script -qfec "$3" /dev/null',
    'sh',
    umask ?? '022',
    folder,
    command,
  ];
  return ['chroot', root, ...as, 'env', '-i', ...variables, ...shell];
}

function session(child: ChildProcess): Session {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (data: string) => void (output += data));
  }
  return {
    output: () => withoutOverwritten(stripVTControlCharacters(output).replaceAll('\r\n', '\n')),
    type: (text) => void child.stdin?.write(text),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code));
    }),
  };
}

/** Of a line that was written over itself, such as npm's progress, only how it ended. */
function withoutOverwritten(text: string): string {
  return text.replaceAll(/[^\n]*\r/g, '');
}

function livingIn(first: number): string[] {
  const namespace = namespaceOf(first);
  const own = new Set([first, ...childrenOf(first).filter((pid) => commandOf(pid) === 'cat')]);
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && !own.has(pid) && isAlive(pid) && namespaceOf(pid) === namespace)
    .map(commandOf);
}

function namespaceOf(pid: number): string {
  try {
    return fs.readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
