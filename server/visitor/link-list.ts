/** The page of a unit's links. */
import type { Context } from 'koa';
import { type Language, languages } from '../../public-app/i18n/languages.ts';
import { messagesOf } from '../../public-app/i18n/messages.ts';
import { translate } from '../../public-app/i18n/translate.ts';
import type { Text, Theme } from '../../public-app/survey/document.ts';
import { textIn } from '../../public-app/survey/localize.ts';
import { chooseLanguage } from './choose-language.ts';
import { pageFrame, shownTheme } from './page-model.ts';
import type { Resolved, Resolver } from './resolve.ts';
import type { Visit } from './visit.ts';

/** A document of `schemas/documents/link-list.schema.json`. */
export interface LinkList {
  title?: Text;
  links: { title: Text; url: string }[];
  theme?: Theme;
  /** The code opens the links, with the survey as the first of them. */
  show_first?: boolean;
}

/** Null where the unit has no links, or its company's plan no such page. */
export async function visitLinks(context: Context, resolver: Resolver, target: Resolved): Promise<Visit | null> {
  const list = target.links && (await resolver.linkList(target.companyId, target.links));
  if (!list || list.links.length === 0) return null;
  const language = chooseLanguage(context, offeredIn(list), target.defaultLanguage);
  const page = {
    kind: 'links' as const,
    title: textIn(language, list.title) || translate(messagesOf(language), 'links.title'),
    ...pageFrame(language, offeredIn(list), (each) => `/Q/${target.code}/links?lang=${each}`),
    ...shownTheme(list.theme, target.showsLogo),
    name: target.unit?.name ?? '',
    survey: target.versionId === null ? null : `/Q/${target.code}/survey?lang=${language}`,
    links: list.links.map(({ title, url }) => ({ title: textIn(language, title), address: url })),
  };
  return { page, status: 200 };
}

/** The languages in which every title is written; where there is none, those of the first. */
function offeredIn({ title, links }: LinkList): Language[] {
  const texts = [...(title ? [title] : []), ...links.map((link) => link.title)];
  const complete = languages.filter((language) => texts.every((text) => Boolean(text[language])));
  return complete.length > 0 ? complete : languages.filter((language) => Boolean(links[0]?.title[language]));
}
