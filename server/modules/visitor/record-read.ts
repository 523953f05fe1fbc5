/** What is noted of a page that was opened by its code. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Page } from '../../../public-app/page.ts';
import { localTimeAt } from '../insight/index.ts';
import { isAutomated } from './bots.ts';
import { channelOf } from './channel.ts';
import { deviceClassOf } from './device-class.ts';
import type { Resolved } from './resolve.ts';
import type { Visitor } from './visitor.ts';

export interface Opened {
  headers: IncomingHttpHeaders;
  /** Of the request, as it came. */
  path: string;
  ip: string;
  isKiosk: boolean;
  isTest: boolean;
}

/** Pages by which a code was read. */
const READ = new Set<Page['kind']>(['survey', 'links', 'choice']);

/** Nothing is noted where a page of our own led here, and of a code that is bound to no unit. */
export function recordRead(
  { headers, path, ip, isKiosk, isTest }: Opened,
  visitor: Pick<Visitor, 'reads' | 'deviceHash'>,
  target: Resolved,
  { kind, language }: Pick<Page, 'kind' | 'language'>,
): void {
  const channel = channelOf({ headers, path, code: target.code, isKiosk, isTest });
  if (!target.unit || !READ.has(kind) || channel === null) return;
  const at = Date.now();
  visitor.reads.record({
    companyId: target.companyId,
    nodeId: target.unit.id,
    codeId: target.codeId,
    at,
    locale: language,
    channel,
    deviceClass: deviceClassOf(headers),
    isBot: isAutomated(headers),
    deviceHash: visitor.deviceHash({ ip, userAgent: headers['user-agent'] ?? '' }),
    localTime: localTimeAt(at, target.timeZone),
  });
}
