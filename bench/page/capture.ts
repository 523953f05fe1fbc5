/** How a visitor's phone asks for a page, and one as it comes. */
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { phone } from './conditions.ts';

/** An answer with its own headers; the body in base64. */
export interface Captured {
  headers: Record<string, string>;
  body: string;
}

/** As a phone asks: whom the server takes for a bot it does not count, which would spare it work. */
export const visitorsHeaders = (compressed: boolean): Record<string, string> => ({
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': phone.userAgent,
  ...(compressed && { 'accept-encoding': 'gzip, deflate, br, zstd' }),
});

/** Headers that every answer gets anew are left out. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** @throws where the page comes with another status than 200, or in another coding than was asked for */
export async function capture(address: string, compressed: boolean): Promise<Captured> {
  const { promise, resolve, reject } = Promise.withResolvers<Captured>();
  get(address, { headers: visitorsHeaders(compressed) }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`The page came with ${response.statusCode}.`));
    if (compressed !== 'content-encoding' in response.headers)
      return reject(new Error('Compressed or not, but not so.'));
    const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
    return void buffer(response).then(
      (body) => resolve({ headers: Object.fromEntries(headers) as Captured['headers'], body: body.toString('base64') }),
      reject,
    );
  }).on('error', reject);
  return promise;
}
