import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { preparePage, TOKEN_PLACE } from './prepared-page.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p lang="tr">Soru ${at * 7919}: nasıldı? 😀</p>`).join('');

describe('a prepared page', () => {
  it.each([
    ['short', ''],
    ['longer than what a compressor looks back on', words(4000)],
  ])('holds the token of each request wherever it stands, plain and compressed: %s', async (_, text) => {
    const html = `<input value="${TOKEN_PLACE}">${text}<i>${TOKEN_PLACE}</i>{"token":"${TOKEN_PLACE}"}${text}`;
    const prepared = await preparePage(html);
    for (const token of [randomUUID(), randomUUID()]) {
      const expected = html.replaceAll(TOKEN_PLACE, token);
      expect(prepared?.plain(token).toString()).toBe(expected);
      expect(gunzipSync(prepared?.gzip(token) ?? '').toString()).toBe(expected);
      expect(brotliDecompressSync(prepared?.brotli?.(token) ?? '').toString()).toBe(expected);
    }
  });

  it('is compressed about as well as in one piece', async () => {
    const text = words(300);
    const prepared = await preparePage(`${text}${TOKEN_PLACE}${text}`);
    const whole = await preparePage(`${TOKEN_PLACE}${text}`);
    const sizes = [prepared, whole].map((page) => page?.gzip(randomUUID()).length ?? 0);
    expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) * 1.1);
    expect(prepared?.brotli?.(randomUUID()).length).toBeLessThan(sizes[0] ?? 0);
  });

  it('is none where there is no token, or where a text could be taken for its place', async () => {
    expect(await preparePage('<p>Thank you</p>')).toBeNull();
    expect(await preparePage(`<p>\x7f</p>${TOKEN_PLACE}`)).toBeNull();
  });
});
