/** The page of a unit's links, and the one that asks whether a visitor came for them or for the survey. */
import { instantOf, wallTimeOf } from '../../../shared/clock/clock.ts';
import type { Context } from 'koa';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import { translate } from '../../../public-app/i18n/translate.ts';
import { linkTarget } from '../../../shared/link-list/link-address.ts';
import { passedOn, withAddressValues } from '../../../shared/survey/address-fields.ts';
import { type LinkList, type ListedLink } from '../../../shared/link-list/link-list.ts';
import type { ChoicePage, LinksPage } from '../../../public-app/page.ts';
import { textIn } from '../../../shared/survey/localize.ts';
import { chooseLanguage } from './choose-language.ts';
import { pageFrame, shownTheme } from './page-model.ts';
import type { Resolved, Resolver } from './resolve.ts';
import type { Visit } from './visit.ts';

/** The list with those of its links that are shown now; null where that is none. */
export async function shownLinks(
  { linkList }: Pick<Resolver, 'linkList'>,
  { companyId, links: found, timeZone }: Pick<Resolved, 'companyId' | 'links' | 'timeZone'>,
  now = Date.now(),
): Promise<LinkList | null> {
  const list = found && (await linkList(companyId, found));
  if (!found || !list) return null;
  const links = list.links.filter((link) => isShown(link, timeZone, now));
  return links.length > 0 ? { ...list, links } : null;
}

/** A time that the clock shows twice is the first of both. */
function isShown({ visible_from: from, visible_until: until }: ListedLink, timeZone: string, now: number): boolean {
  const at = (moment: string): number => instantOf(wallTimeOf(moment), timeZone);
  return (from === undefined || at(from) <= now) && (until === undefined || now < at(until));
}

export function visitLinks(context: Context, target: Resolved, list: LinkList): Visit {
  const { language, ...frame } = frameOf(context, target, list, `/Q/${target.code}/links`);
  const page: LinksPage = {
    kind: 'links',
    language,
    ...frame,
    survey: target.versionId === null ? null : surveyAddress(context, target, language),
    links: list.links.map(({ title, url, icon }) => ({
      title: textIn(language, title),
      address: url,
      place: linkTarget(url),
      ...(icon && { icon }),
    })),
  };
  return { page, status: 200 };
}

/** One large button for each of what the code leads to. */
export function visitChoice(context: Context, target: Resolved, list: LinkList): Visit {
  const { language, ...frame } = frameOf(context, target, list, `/Q/${target.code}`);
  const page: ChoicePage = {
    kind: 'choice',
    language,
    ...frame,
    survey: surveyAddress(context, target, language),
    links: withAddressValues(`/Q/${target.code}/links?lang=${language}`, passedOn(context.querystring)),
  };
  return { page, status: 200 };
}

const surveyAddress = ({ querystring }: Context, { code }: Resolved, language: Language): string =>
  withAddressValues(`/Q/${code}/survey?lang=${language}`, passedOn(querystring));

function frameOf(context: Context, target: Resolved, list: LinkList, address: string) {
  const offered = offeredIn(list);
  const language = chooseLanguage(context, offered, target.defaultLanguage);
  return {
    ...pageFrame(language, offered, (each) =>
      withAddressValues(`${address}?lang=${each}`, passedOn(context.querystring)),
    ),
    ...shownTheme(list.theme, target.showsLogo),
    name: target.unit?.name ?? '',
    company: target.companyName,
    title: textIn(language, list.title) || translate(messagesOf(language), 'links.title'),
  };
}

/** The languages in which every title is written; where there is none, those of the first. */
function offeredIn({ title, links }: LinkList): Language[] {
  const texts = [...(title ? [title] : []), ...links.map((link) => link.title)];
  const complete = languages.filter((language) => texts.every((text) => Boolean(text[language])));
  return complete.length > 0 ? complete : languages.filter((language) => Boolean(links[0]?.title[language]));
}
