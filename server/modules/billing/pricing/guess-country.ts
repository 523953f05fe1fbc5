/** Which country a caller is in, as far as his browser tells: where a list begins, never a decision. Pure. */

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- ECMA-402's Intl.Locale info, which TypeScript does not know yet
  namespace Intl {
    interface Locale {
      getTimeZones?(): string[] | undefined;
    }
  }
}

/** By Unicode's data: no list of ours grows old. Regions that are no more (`DD`, `SU`) have the zones of those that followed. */
function readZones(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
  const living = codes.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(
    living.flatMap((code) => (new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []).map((zone) => [zone, code])),
  );
}

let zones: ReadonlyMap<string, string> | undefined;

/** `Asia/Kolkata` is `Asia/Calcutta` in Unicode's data. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** Null for a zone that is in no country. */
function countryOfTimeZone(zone: string): string | null {
  zones ??= readZones();
  return zones.get(zone) ?? zones.get(canonical(zone)) ?? null;
}

const MAX_LANGUAGES = 20;

/** The first region that an Accept-Language header names: `de-AT,de;q=0.9` is `AT`, `ja` alone tells none. */
function countryOfLanguages(header: string): string | null {
  for (const part of header.split(',', MAX_LANGUAGES)) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(part)?.[1];
    if (region !== undefined) return region.toUpperCase();
  }
  return null;
}

export interface Traces {
  /** As browsers call it: `Europe/Berlin`. */
  timeZone: string;
  /** Of the Accept-Language header. */
  languages: string;
}

/** The time zone tells where somebody is, the languages only where he may come from. Null where nothing tells. */
export const guessCountry = ({ timeZone, languages }: Traces): string | null =>
  countryOfTimeZone(timeZone) ?? countryOfLanguages(languages);
