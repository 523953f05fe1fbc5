import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaTooLarge } from '../../errors.ts';
import { receive } from './receive.ts';

describe('a body that comes in', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'feedtree-intake-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const intake = (idleTimeoutMs?: number) => ({ folder, limit: 10, tooLarge: () => mediaTooLarge(), idleTimeoutMs });
  const left = () => readdirSync(folder);

  test('is a file of its own until it is removed', async () => {
    const received = await receive(Readable.from([Buffer.from('one '), Buffer.from('two')]), intake());
    expect(received.size).toBe(7);
    expect(readFileSync(received.path, 'utf8')).toBe('one two');
    await received.remove();
    expect(left()).toEqual([]);
  });

  test.each([
    ['nothing at all', () => Readable.from([]), 'empty_media'],
    ['more than is taken', () => Readable.from([Buffer.alloc(8), Buffer.alloc(8)]), 'media_too_large'],
    ['a sender who is gone', broken, 'malformed_body'],
    ['a sender who says no more', () => begun(), 'slow_body'],
  ])('%s is refused and leaves nothing', async (_name, stream, code) => {
    await expect(receive(stream(), intake(50))).rejects.toMatchObject({ code });
    expect(left()).toEqual([]);
  });

  test('is let go by once it is refused, so that the sender can hear of it', async () => {
    const stream = new PassThrough();
    stream.write(Buffer.alloc(20));
    await expect(receive(stream, intake())).rejects.toMatchObject({ code: 'media_too_large' });
    stream.end(Buffer.alloc(1_000_000));
    await new Promise((resolve) => stream.once('end', resolve));
  });
});

function begun(): PassThrough {
  const stream = new PassThrough();
  stream.write('begun');
  return stream;
}

function broken(): PassThrough {
  const stream = begun();
  setImmediate(() => stream.destroy(new Error('gone')));
  return stream;
}
