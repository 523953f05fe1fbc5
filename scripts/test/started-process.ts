/** A program of this project as a person starts it: a process, what it says, how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { project } from '../front-ends.ts';

export interface StartedProcess {
  pid: number;
  /** Everything it has said so far, on both channels. */
  output(): string;
  /** Resolves when it has said something that matches; rejects when it ends before. */
  says(pattern: RegExp): Promise<RegExpMatchArray>;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * @param environment added to this process's; undefined takes a variable away
 * @param folder of the project that the script belongs to
 */
export function startProcess(
  script: string,
  environment: Record<string, string | undefined>,
  arguments_: string[] = [],
  folder: string = project,
): StartedProcess {
  const child = spawn(process.execPath, [path.join(folder, script), ...arguments_], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: undefined, NODE_ENV: undefined, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => void (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    says: (pattern) =>
      waitFor(
        child,
        () => pattern.exec(output),
        ended,
        () => output,
      ),
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

function waitFor(
  child: ChildProcess,
  find: () => RegExpMatchArray | null,
  ended: Promise<unknown>,
  said: () => string,
): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    const streams = [child.stdout, child.stderr];
    const look = (): void => {
      const found = find();
      if (!found) return;
      for (const stream of streams) stream?.off('data', look);
      resolve(found);
    };
    for (const stream of streams) stream?.on('data', look);
    look();
    void ended.then(() => reject(new Error(`It ended before it said so. It said:\n${said()}`)));
  });
}
