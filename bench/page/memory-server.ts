/**
 * The yardstick of the served page: node:http that answers every address with the same bytes from memory, by whether the
 * caller takes them compressed. `node bench/page/memory-server.ts <file of two captured answers>`. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Captured } from './capture.ts';

const [file = ''] = process.argv.slice(2);
const captured = JSON.parse(readFileSync(file, 'utf8')) as Record<'plain' | 'compressed', Captured>;
const answerOf = ({ headers, body }: Captured) => ({ headers, body: Buffer.from(body, 'base64') });
const plain = answerOf(captured.plain);
const compressed = answerOf(captured.compressed);

const server = createServer((request, response) => {
  const { headers, body } = request.headers['accept-encoding'] ? compressed : plain;
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
