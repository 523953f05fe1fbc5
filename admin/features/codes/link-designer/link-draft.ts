/** A page of links while it is edited: a document of which parts are only begun. Pure. */
import { isLanguage, type Language, languages } from '../../../../shared/i18n/languages.ts';
import type { LinkList, ListedLink } from '../../../../shared/link-list/link-list.ts';
import type { Text } from '../../../../shared/survey/document.ts';

/** What may be missing in it is what somebody has not written yet. */
export type LinkDraft = Omit<LinkList, 'links'> & { links: Partial<ListedLink>[] };

/** What is stored, as it is edited; null where there is no list yet. Stored documents are of the dialect. */
export const toLinkDraft = (stored: Record<string, unknown> | null): LinkDraft => ({
  links: [],
  ...(stored as Partial<LinkList> | null),
});

/** What is to be stored; nothing that says nothing. */
export function toDocument({ title, links, theme, ...others }: LinkDraft): LinkList {
  return {
    ...others,
    ...(hasText(title) ? { title } : {}),
    links: links.map(({ title: words = {}, url = '', ...link }) => ({ ...link, title: words, url: url.trim() })),
    ...(theme && Object.keys(theme).length > 0 ? { theme } : {}),
  };
}

const titlesOf = ({ title, links }: LinkDraft): Text[] => [title, ...links.map((link) => link.title)].filter(hasText);

/** The languages that the list has words in, in the product's order. */
export function writtenLanguages(draft: LinkDraft): Language[] {
  const written = new Set(titlesOf(draft).flatMap((text) => Object.keys(text)));
  return languages.filter((language) => isLanguage(language) && written.has(language));
}

/** Of those, the languages that visitors are not offered, since a title is missing in them. */
export function incompleteLanguages(draft: LinkDraft): Language[] {
  const texts = titlesOf(draft);
  return writtenLanguages(draft).filter((language) => texts.some((text) => !text[language]?.trim()));
}

const hasText = (text: Text | undefined): text is Text =>
  Object.values(text ?? {}).some((words) => words.trim() !== '');
