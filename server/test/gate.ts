/** A way to a PostgreSQL server that a test can shut, as a machine that is down is shut, and at which it hears what is asked. */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type HeardStatement, readStatements } from './statements.ts';

const SOCKET = '.s.PGSQL.5432';

export interface Gate {
  /** Folder that connections name as their host. */
  folder: string;
  /** Refuses connections, and cuts those that are open. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Tells each statement, of connections that are open already too, until another listener is given. */
  hear(listener: ((statement: HeardStatement) => void) | undefined): void;
}

/** Opens it. @param target folder of the server's own socket */
export async function openGate(folder: string, target: string): Promise<Gate> {
  mkdirSync(folder, { recursive: true });
  for (const opened of [path.dirname(folder), folder]) chmodSync(opened, 0o755);
  const passing = new Set<net.Socket>();
  let heard: ((statement: HeardStatement) => void) | undefined;
  const server = net.createServer((client) => {
    const connection = net.connect(path.join(target, SOCKET));
    client.on(
      'data',
      readStatements((statement) => heard?.(statement)),
    );
    for (const [one, other] of [
      [client, connection],
      [connection, client],
    ] as const) {
      passing.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        passing.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      rmSync(path.join(folder, SOCKET), { force: true });
      server.once('error', reject);
      // PostgreSQL itself passes through, as another user, where one database follows another.
      server.listen({ path: path.join(folder, SOCKET), readableAll: true, writableAll: true }, resolve);
    });
  await open();
  return {
    folder,
    open,
    hear(listener) {
      heard = listener;
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const one of passing) one.destroy();
      await closed;
    },
  };
}
