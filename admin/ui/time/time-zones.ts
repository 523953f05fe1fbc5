/** The zones that this browser knows by their IANA names. */
const zones = Intl.supportedValuesOf('timeZone');

/** UTC is none of the list by some browsers, and is what rows begin with. */
export const timeZones: readonly string[] = zones.includes('UTC') ? zones : ['UTC', ...zones];

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Europe/Berlin`, `America/New York`: readable, and found by what people type. */
export const nameOfZone = (zone: string): string => zone.replaceAll('_', ' ');
