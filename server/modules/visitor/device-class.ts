/** What kind of device a browser runs on: by the client hint where there is one, else by what the browser calls itself. */
import type { IncomingHttpHeaders } from 'node:http';

export type DeviceClass = 'phone' | 'tablet' | 'computer' | 'other';

interface Kind {
  kind: DeviceClass;
  names: RegExp;
  /** Other devices' browsers call themselves the same, and this besides. */
  unless?: RegExp;
}

/**
 * Android's browsers say `Mobile` on phones alone; an iPad calls itself a Macintosh unless it is asked for mobile pages.
 * What must not stand beside a name is asked apart: looked for behind each, it takes the square of the text's length.
 */
const KINDS: Kind[] = [
  { kind: 'tablet', names: /iPad|Tablet|PlayBook/i },
  { kind: 'tablet', names: /Silk|Android/i, unless: /Mobile/i },
  { kind: 'phone', names: /iPhone|iPod|Mobile|Android|Windows Phone|Opera Mini/i },
  { kind: 'computer', names: /Windows NT|Macintosh|X11|CrOS|Linux/i },
];

/** https://wicg.github.io/ua-client-hints/#sec-ch-ua-mobile; tablets answer no. */
export function deviceClassOf(headers: IncomingHttpHeaders): DeviceClass {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'phone';
  const userAgent = headers['user-agent'] ?? '';
  return KINDS.find(({ names, unless }) => names.test(userAgent) && !unless?.test(userAgent))?.kind ?? 'other';
}
