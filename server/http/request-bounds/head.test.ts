/** What libraries read of a head is bounded before they do; what people send comes through as it is. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { boundHead } from './head.ts';

function bounded(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  boundHead(request);
  return request.headers;
}

test.each([
  // An open quote is looked for anew with each comma that follows.
  ['accept', `"${','.repeat(15_000)}`],
  ['accept-encoding', 'a,'.repeat(7_000)],
  ['accept-language', 'a;q=0.1,'.repeat(2_000)],
  ['if-none-match', '"a",'.repeat(3_000)],
  ['cache-control', ', '.repeat(7_000)],
  ['content-type', `multipart/form-data; boundary=a${'; a=b'.repeat(3_000)}`],
  ['range', `bytes=${'0-1,'.repeat(3_000)}`],
])('a list without end in %s is taken as not sent', (name, value) => {
  expect(bounded({ [name]: value, host: 'a' })).toEqual({ host: 'a' });
});

test('a name without end is cut', () => {
  expect(bounded({ 'user-agent': 'Android'.repeat(2_000) })['user-agent']).toHaveLength(600);
});

test('what browsers send stays', () => {
  const sent = {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-language': 'de-CH, de;q=0.9, fr-CH;q=0.8, fr;q=0.7, en;q=0.6, *;q=0.5',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'content-type': 'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW',
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F79 [FBAN/FBIOS;FBAV/465.0.1.41.103;FBBV/602060281;FBDV/iPhone14,7;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5;FBRV/604292480]',
  };
  expect(bounded(sent)).toEqual(sent);
});
