/** An answer that goes on: server-sent events (WHATWG HTML, section 9.2.5), for as long as somebody reads them. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { OperationAnswer, Outlet } from './registry.ts';

/** In bytes, of one reader: more than a round of events has. Who lets more gather is not reading. */
const MAX_UNREAD = 256 * 1024;

export function respondEvents(
  context: Context,
  events: NonNullable<OperationAnswer['events']>,
  failed: (error: unknown) => void,
): void {
  const stream = new PassThrough();
  const write = (text: string): boolean => {
    if (stream.destroyed || stream.writableEnded || stream.writableLength + stream.readableLength > MAX_UNREAD)
      return false;
    stream.write(text);
    return true;
  };
  const outlet: Outlet = {
    send: ({ id, kind, data }) => write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end() {
      // What a reader does not take in can't be waited for.
      if (stream.writableLength + stream.readableLength > MAX_UNREAD) context.res.destroy();
      else stream.end();
    },
  };
  context.status = 200;
  context.type = 'text/event-stream; charset=utf-8';
  // Compressed or kept back by a proxy, events would come late or never.
  context.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
  context.body = stream;
  const { res } = context;
  const closed = new Promise<void>((resolve) => {
    if (res.destroyed) resolve();
    else res.once('close', resolve);
  });
  events(outlet).then(
    async (stop) => {
      await closed;
      stop();
    },
    (error: unknown) => {
      failed(error);
      stream.end();
    },
  );
}
