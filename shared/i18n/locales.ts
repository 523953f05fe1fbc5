/** The locales of the product and the choice among them. */
export const locales = ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Whether it is one of the product's own languages, in the spelling of `locales`. */
export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/**
 * The first locale that the product has, out of a list of wishes: explicit choices first, then an Accept-Language
 * header (RFC 9110, section 12.5.4) in the order of its weights. Regions are left out of account: `de-CH` is `de`.
 * @returns English where none of them is one of the product's
 */
export function chooseLocale(wishes: (string | undefined)[], acceptLanguage = ''): Locale {
  for (const wish of [...wishes, ...byWeight(acceptLanguage)]) {
    const language = wish?.trim().slice(0, 35).toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

function byWeight(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
