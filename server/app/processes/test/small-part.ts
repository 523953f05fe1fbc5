// A process that does next to nothing, for a supervisor to watch over: `node small-part.ts <port> <file> web-1`. While the
// file is there it does not come up.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { drainConnections, retireConnections } from '../../../http/request-bounds/end-connections.ts';
import { linkToSupervisor } from '../link.ts';

const [port = '0', broken = '', name = ''] = process.argv.slice(2);
const link = await linkToSupervisor(2, 20);
if (existsSync(broken)) {
  process.stderr.write('It is broken.\n');
  process.exit(3);
}

const { machine } = link;
const written: (number | null)[] = [];
const tooMuch: number[] = [];
let answered = 0;
machine.hear('written', (company) => written.push(company));
const counted = machine.counted('cups', 2);
counted?.onTooMuch((id) => tooMuch.push(id));

const deeds: Record<string, (given: string) => void> = {
  '/tell': (company) => machine.tell('written', Number(company)),
  '/hold': (id) => counted?.entered('somebody', Number(id)),
  '/hang': () => {
    while (process.pid > 0);
  },
  '/fall': () => process.exit(4),
};

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  // An answer that is under way for as long as there is a supervisor, and for a moment after.
  if (pathname === '/slow') {
    response.write('begun');
    process.once('disconnect', () => setTimeout(() => response.end(', and ended'), 100));
    return;
  }
  deeds[pathname]?.(search.slice(1));
  answered += 1;
  const salt = Buffer.from(machine.saltOf(new Date().toISOString().slice(0, 10))).toString('hex');
  response.end(JSON.stringify({ name, pid: process.pid, salt, written, tooMuch }));
});
if (name.startsWith('web')) await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));

const noStreams = (): Promise<void> => Promise.resolve();
link.ready({
  readFigures: () =>
    Promise.resolve([
      {
        name: 'answers_total',
        help: 'a',
        type: 'counter',
        aggregator: 'sum',
        values: [{ labels: {}, value: answered }],
      },
      { name: 'oldest', help: 'o', type: 'gauge', aggregator: 'max', values: [{ labels: {}, value: process.pid }] },
    ]),
  stop: () => drainConnections(server, noStreams),
  retire: () => retireConnections(server, noStreams),
});
