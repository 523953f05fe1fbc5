/** Stands before the server of `npm run dev`, so that another one may take its place while requests go on. */
import net from 'node:net';

export interface Relay {
  /** From now on connections go to that port of this machine; until it is known they wait. */
  to(port: Promise<number>): void;
  close(): void;
}

export async function openRelay(port: number): Promise<Relay> {
  let target = Promise.withResolvers<number>().promise;
  const relay = net.createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    void target.then((to) => {
      const server = net.connect(to, '127.0.0.1');
      server.on('error', () => client.destroy());
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
      client.pipe(server).pipe(client);
      client.resume();
    });
  });
  await new Promise<void>((resolve, reject) => {
    relay.once('error', reject);
    relay.listen(port, '127.0.0.1', resolve);
  });
  return {
    to: (next) => (target = next),
    close: () => relay.close(),
  };
}
