/** The page of a survey in a frame of another site: by whom it was asked for, and how its device is told. */
import type { Context } from 'koa';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { mayEmbed } from '../../../shared/survey/embed-origins.ts';
import { EMBEDDED_IN } from '../../../shared/survey/embed-parameter.ts';
import { deviceCookie, framedDeviceCookie } from './device-token.ts';
import type { Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

/** The origin that an address says its page is framed by; undefined where it says none, or one that the survey does not list. */
export function embeddedIn({ query }: Pick<Context, 'query'>, survey: SurveyDocument): string | undefined {
  const origin = query[EMBEDDED_IN];
  return typeof origin === 'string' && mayEmbed(survey, origin) ? origin : undefined;
}

/** Where browsers take cookies for TLS only without it. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * A device that brings no token gets one, which it keeps for a day whatever it does: it is not followed any longer. In a
 * frame of a listed site it gets one for that site alone; a browser that says that no frame asks gets the usual one.
 */
export function keepDevice(
  context: Context,
  { devices }: Pick<Visitor, 'devices'>,
  { page }: Pick<Visit, 'page'>,
): void {
  const { headers, secure, hostname } = context;
  if (devices.read(headers.cookie)) return;
  const isFramed = page.framedIn !== undefined && (headers['sec-fetch-dest'] ?? 'iframe') === 'iframe';
  const cookie = isFramed && (secure || OWN_MACHINE.has(hostname)) ? framedDeviceCookie : deviceCookie;
  context.append('set-cookie', cookie(devices.issue(), secure));
}
