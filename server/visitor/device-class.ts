/** What kind of device a browser runs on: by the client hint where there is one, else by what the browser calls itself. */
import type { IncomingHttpHeaders } from 'node:http';

export type DeviceClass = 'phone' | 'tablet' | 'computer' | 'other';

/** Android's browsers say `Mobile` on phones alone; an iPad calls itself a Macintosh unless it is asked for mobile pages. */
const KINDS: [DeviceClass, RegExp][] = [
  ['tablet', /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i],
  ['phone', /iPhone|iPod|Mobile|Android|Windows Phone|Opera Mini/i],
  ['computer', /Windows NT|Macintosh|X11|CrOS|Linux/i],
];

/** https://wicg.github.io/ua-client-hints/#sec-ch-ua-mobile; tablets answer no. */
export function deviceClassOf(headers: IncomingHttpHeaders): DeviceClass {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'phone';
  const userAgent = headers['user-agent'] ?? '';
  return KINDS.find(([, names]) => names.test(userAgent))?.[0] ?? 'other';
}
