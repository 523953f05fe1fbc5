import { useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from './resource.ts';

/** What one and several rows of the entity are called; `inline` is one of them in the middle of a sentence. */
export function useNames({ route }: EntityResource): { one: string; many: string; inline: string } {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const one = translate(`resources.${route}.name`, { smart_count: 1 });
  return { one, many: translate(`resources.${route}.name`, { smart_count: 2 }), inline: toInline(one, locale) };
}

/** German keeps the capital of a noun, and an abbreviation keeps its own: `currency`, `Währung`, `QR code`. */
export function toInline(name: string, locale: string): string {
  const [first = '', second = ''] = name;
  const isAbbreviation =
    second !== '' && second === second.toLocaleUpperCase(locale) && second !== second.toLocaleLowerCase(locale);
  return locale === 'de' || isAbbreviation ? name : first.toLocaleLowerCase(locale) + name.slice(1);
}
