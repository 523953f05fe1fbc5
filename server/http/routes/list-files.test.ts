/** A sender has few files of lists on their way at once: whoever reads them slowly keeps no more of the server. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { anonymous } from '../../access/principal.ts';
import { asSender } from '../../access/sender.ts';
import { discount } from '../../generated/discount.ts';
import type { SheetFormat } from '../sheet-format.ts';
import { createListFiles, FILES_AT_ONCE, type ListFileRequest } from './list-files.ts';

const request: ListFileRequest = { principal: anonymous, locale: 'en', requestId: '1', query: { format: 'csv' } };

function serve(
  exportList: () => Promise<never> | Promise<{ name: string; header: string[]; rows: AsyncIterable<never> }>,
) {
  const bodies: PassThrough[] = [];
  const csv: SheetFormat = {
    name: 'csv',
    mediaType: 'text/csv',
    bytes() {
      const body = new PassThrough();
      bodies.push(body);
      return body;
    },
  };
  const files = createListFiles({ exportList }, [csv]);
  const fetchAs = (member: string) => asSender({ group: 'company:1', member }, () => files.answer(discount, request));
  return { bodies, fetchAs };
}

const table = { name: 'Discounts', header: [], rows: (async function* none(): AsyncGenerator<never> {})() };

test('a further file waits until one of the sender has gone out, and keeps nobody else waiting', async () => {
  const { bodies, fetchAs } = serve(() => Promise.resolve(table));
  for (let at = 0; at < FILES_AT_ONCE; at += 1) await fetchAs('user:1');
  await expect(fetchAs('user:1')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
  await expect(fetchAs('user:2')).resolves.toHaveProperty('body');
  const closed = new Promise((resolve) => bodies[0]?.once('close', resolve));
  bodies[0]?.destroy();
  await closed;
  await expect(fetchAs('user:1')).resolves.toHaveProperty('body');
});

test('one that was refused counts no longer', async () => {
  const { fetchAs } = serve(() => Promise.reject(new Error('refused')));
  for (let at = 0; at <= FILES_AT_ONCE; at += 1) await expect(fetchAs('user:1')).rejects.toThrow('refused');
});
