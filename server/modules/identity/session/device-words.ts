/** What a browser says of itself, in the two words by which a person knows a device. Never a ground for a decision. */

export interface DeviceWords {
  /** A brand name; null for one that is not known. */
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
}

/** All of the signs stand in the text. */
type Known = readonly [name: string, ...signs: RegExp[]];

/** In this order: most browsers name those that they descend from as well. */
const BROWSERS: readonly Known[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/\d/, /\bSafari\//],
];

const SYSTEMS: readonly Known[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (known: readonly Known[], text: string): string | null =>
  known.find(([, ...signs]) => signs.every((sign) => sign.test(text)))?.[0] ?? null;

export const deviceOf = (userAgent: string): DeviceWords => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
  is_mobile: /\bMobile\b|\biPad\b|\bAndroid\b/.test(userAgent),
});
