/**
 * Work on what came from outside, in a process of its own with bounds of memory and time. A thread is not enough: where its
 * memory ends within one call (the split of a long text, say), V8 ends the whole process that the thread belongs to.
 */
import { fork } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface Bounds {
  memoryMb: number;
  timeMs: number;
}

/** What the process sends. */
type Message<Answer> = { answer: Answer } | { failure: string };

const COMPILED = process.env['NODE_COMPILE_CACHE'];

/**
 * The answer of a module that calls `answer`; undefined when the bounds ended it. Rejects with what the work threw, and
 * when the process did not come to its work.
 */
export function runProcess<Answer>(
  module: URL,
  input: Buffer | object,
  { memoryMb, timeMs }: Bounds,
): Promise<Answer | undefined> {
  const child = fork(fileURLToPath(module), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // It needs nothing of what the server knows, but is not to compile anew what every one before it has compiled.
    env: COMPILED ? { NODE_COMPILE_CACHE: COMPILED } : {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const limit = setTimeout(() => void child.kill('SIGKILL'), timeMs);
  const ended = new Promise<Answer | undefined>((resolve, reject) => {
    child.once('message', (message: Message<Answer>) => {
      if ('answer' in message) resolve(message.answer);
      else reject(new Error(message.failure));
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === null) resolve(undefined);
      else reject(new Error(`The process ended with ${code} before it answered.`));
    });
  });
  // Who has ended already can't be written to, which `exit` tells better.
  child.send(input, () => undefined);
  return ended.finally(() => {
    clearTimeout(limit);
    child.kill('SIGKILL');
  });
}

/** Called by the module itself. It lives until its answer is taken, or its server is gone. */
export function answer<Input>(work: (input: Input) => Promise<unknown>): void {
  // Whoever stops the server by its keys lets what is being read end.
  process.on('SIGINT', () => undefined);
  // At its end, which is not one of its own, nothing would be kept.
  flushCompileCache();
  process.on('message', (input: Input) => {
    work(input).then(
      (result) => process.send?.({ answer: result }),
      (error: unknown) => process.send?.({ failure: error instanceof Error ? error.stack : String(error) }),
    );
  });
}
