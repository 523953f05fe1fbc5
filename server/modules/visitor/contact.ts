/** The company's contact page, where a code leads to no survey at all. */
import type { Context } from 'koa';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import type { ContactPage } from '../../../public-app/page.ts';
import { chooseLanguage } from './choose-language.ts';
import { pageFrame } from './page-model.ts';
import type { Resolved } from './resolve.ts';
import type { ContactRow } from './statements.ts';
import type { Visit } from './visit.ts';

export function visitContact(context: Context, target: Resolved, contact: ContactRow): Visit {
  const language = chooseLanguage(context, languages, target.defaultLanguage);
  const page: ContactPage = {
    kind: 'contact',
    title: contact.name,
    ...pageFrame(language, languages, (each) => `/Q/${target.code}?lang=${each}`),
    name: target.unit?.name ?? '',
    address: addressLines(contact, language),
    phone: contact.phone,
    email: contact.email,
    links: target.links && `/Q/${target.code}/links?lang=${language}`,
  };
  return { page, status: 200 };
}

function addressLines({ address, postal_code, city, country }: ContactRow, language: Language): string[] {
  const town = [postal_code, city].filter(Boolean).join(' ');
  const land = country ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country) : '';
  return [...(address ?? '').split('\n'), town, land].map((line) => line.trim()).filter(Boolean);
}
