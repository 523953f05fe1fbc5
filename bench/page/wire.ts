/**
 * Stands between the browser and a server and counts what the server sends, which the browser does not tell of all: what
 * a service worker loads is nobody's page. Delays nothing; the browser does that itself.
 */
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Wire {
  /** In place of the server's. */
  origin: string;
  /** From the server to the browser so far, headers included. */
  bytes: () => number;
  close: () => Promise<void>;
}

export async function openWire(origin: string): Promise<Wire> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let bytes = 0;
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (chunk) => (bytes += chunk.length));
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(one);
      // A browser that is closed leaves its connections as they are.
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The wire has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
