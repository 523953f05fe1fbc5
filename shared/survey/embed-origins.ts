/** Sites whose pages may show a survey in a frame. Pure: the designer's screen finds the same as the server. */
import { isPublicAddress } from '../text/public-address.ts';
import type { SurveyDocument } from './document.ts';
import type { SurveyViolation } from './survey-violation.ts';

/** Where a site is tried: https is not asked for on one's own machine. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/i;
/** Hosts and ports only, so that an origin says one thing in a Content-Security-Policy; international names as the DNS has them. */
const SECURE = /^https:\/\/(\*\.)?[a-z0-9.-]+(?::\d{1,5})?\/?$/i;

/**
 * An origin as browsers spell it: in lower case, without a slash at its end and without the port that its scheme has
 * anyway. `https://*.example.com` stands for every site below `example.com`.
 * @returns null for what is no origin that a survey may list
 */
export function embedOrigin(text: string): string | null {
  if (OWN_MACHINE.test(text)) return URL.canParse(text) ? new URL(text).origin : null;
  const [matched, wildcard = ''] = SECURE.exec(text) ?? [];
  if (matched === undefined) return null;
  const site = text.replace(wildcard, '');
  // A whole top-level domain is nobody's site.
  const isSite = isPublicAddress(site) && !(wildcard && /^[^.]+\.?$/.test(new URL(site).hostname));
  return isSite ? new URL(site).origin.replace('://', `://${wildcard}`) : null;
}

/** Those that a survey lists, each once and as browsers spell it. */
export const embedOrigins = ({ embed_origins: origins = [] }: Pick<SurveyDocument, 'embed_origins'>): string[] => [
  ...new Set(origins.flatMap((each) => embedOrigin(each) ?? [])),
];

/**
 * Whether a page of an origin may show the survey in a frame.
 * @param origin as its page's browser spells it
 */
export const mayEmbed = (survey: Pick<SurveyDocument, 'embed_origins'>, origin: string): boolean =>
  embedOrigin(origin) === origin &&
  !origin.includes('*') &&
  embedOrigins(survey).some((listed) => {
    const [scheme, below] = listed.split('*');
    return below === undefined || scheme === undefined
      ? listed === origin
      : // The first dot of what is below stands behind a name.
        origin.endsWith(below) && origin.startsWith(scheme) && origin.length > listed.length - 1;
  });

/** Each is an origin, and listed once. */
export function embedViolations({ embed_origins: origins = [] }: SurveyDocument): SurveyViolation[] {
  const met = new Set<string>();
  return origins.flatMap((each, at) => {
    const pointer = `/embed_origins/${at}`;
    const origin = embedOrigin(each);
    if (origin === null) return [{ pointer, code: 'invalid_origin' }];
    if (met.has(origin)) return [{ pointer, code: 'duplicate' }];
    met.add(origin);
    return [];
  });
}
