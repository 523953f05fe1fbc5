/** Whether the server will be able to listen, asked before the slow part of a start. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../server/database/setup-error.ts';

/** What names the port, and with `HOST` in place of `PORT` its address. */
type PortSetting = 'PORT' | 'METRICS_PORT';

/**
 * The port that can be listened on: the given one, or a free one for 0.
 * @throws SetupError when it is taken or may not be used
 */
export async function ensurePortFree(port: number, host: string, setting: PortSetting = 'PORT'): Promise<number> {
  const server = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw listenProblem(error, port, host, setting);
  }
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : port;
}

/** What keeps a server from listening, as a message for a person. */
export function listenProblem(error: unknown, port: number, host: string, setting: PortSetting = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const other = `${setting}=${port === 65_535 ? 3000 : port + 1} npm start`;
  if (code === 'EADDRINUSE')
    return new SetupError(`Port ${port} is in use. Stop the program that uses it, or take another port: ${other}`);
  if (code === 'EACCES')
    return new SetupError(`This user may not use port ${port}. Take one above 1023: ${setting}=3000 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SetupError(
      `${setting.replace('PORT', 'HOST')} is "${host}", which is not an address of this machine. Correct or remove it.`,
    );
  return error;
}

/** Waits until something listens on the port of this machine; gives up in silence after ten seconds. */
export async function answering(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await accepts(port)) && Date.now() < deadline) await sleep(50);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
