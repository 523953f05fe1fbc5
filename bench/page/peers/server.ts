/**
 * The pages of the other renderers: `node bench/page/peers/server.ts <folder of builds>`. Everything is compressed once,
 * as hard as brotli can, and answered from memory. Prints its port.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toJsonSchemaForm, toSurveyJs } from '../convert.ts';
import { layouts } from '../questions.ts';
import { type Peer, peerPath, peers } from './paths.ts';

interface Answer {
  type: string;
  body: Buffer;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const answers = new Map<string, Answer>();
const [folder = ''] = process.argv.slice(2);
for (const peer of peers) readPeer(peer);

function readPeer(peer: Peer): void {
  const build = path.join(folder, peer);
  const assets = readdirSync(path.join(build, 'assets'));
  for (const name of assets)
    keep(`/${peer}/assets/${name}`, TYPES[path.extname(name)] ?? '', readFileSync(path.join(build, 'assets', name)));
  const document = readFileSync(path.join(build, 'index.html'), 'utf8');
  for (const layout of layouts) {
    const definition = JSON.stringify(peer === 'surveyjs' ? toSurveyJs(layout) : toJsonSchemaForm());
    const script = `<script type="application/json" id="definition">${definition}</script>`;
    keep(peerPath(peer, layout), 'text/html; charset=utf-8', document.replace('<!-- definition -->', script));
  }
}

function keep(address: string, type: string, content: string | Buffer): void {
  answers.set(address, { type, body: brotliCompressSync(content) });
}

const server = createServer(({ url = '' }, response) => {
  const answer = answers.get(url);
  if (!answer) return response.writeHead(404).end();
  const { type, body } = answer;
  return response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
