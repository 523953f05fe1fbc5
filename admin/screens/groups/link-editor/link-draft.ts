/** A list of links while it is edited. Pure. */
import { isLanguage, type Language, languages } from '../../../../public-app/i18n/languages.ts';
import type { Text, Theme } from '../../../../public-app/survey/document.ts';
import { isPublicAddress } from '../../../../public-app/survey/public-address.ts';
import { isObject } from '../../../providers/user-data.ts';

export interface DraftLink {
  /** Tells the rows apart while they move; not stored. */
  key: string;
  title: Text;
  url: string;
}

export interface LinkDraft {
  title: Text;
  links: DraftLink[];
  theme: Theme;
  /** A scan opens the links, with the survey as the first of them. */
  showFirst: boolean;
}

/** Of the dialect. */
export const LIMITS = { links: 50, title: 300, label: 120, url: 2000 };

export type LinkFault = 'required' | 'invalid_url';
/** By the key of the link. */
export type LinkFaults = Record<string, { title?: LinkFault; url?: LinkFault }>;

/** What is stored, as it is edited; null for a group that has no list yet. */
export function toLinkDraft(stored: unknown): LinkDraft {
  const { title, links, theme, show_first } = isObject(stored) ? stored : {};
  return {
    title: isObject(title) ? title : {},
    links: (Array.isArray(links) ? links.filter(isObject) : []).map((link, at) => ({
      key: `stored-${at}`,
      title: isObject(link.title) ? link.title : {},
      url: typeof link.url === 'string' ? link.url : '',
    })),
    theme: isObject(theme) ? theme : {},
    showFirst: show_first === true,
  };
}

/** What is to be stored; nothing that says nothing. */
export function toDocument({ title, links, theme, showFirst }: LinkDraft): Record<string, unknown> {
  return {
    ...(isSaid(title) ? { title } : {}),
    links: links.map(({ title: words, url }) => ({ title: words, url: url.trim() })),
    ...(Object.keys(theme).length > 0 ? { theme } : {}),
    ...(showFirst ? { show_first: true } : {}),
  };
}

/** What keeps the list from being stored, each at its place. */
export function linkFaults({ links }: LinkDraft): LinkFaults {
  const faults = links.map(({ key, title, url }): [string, LinkFaults[string]] => [
    key,
    {
      ...(isSaid(title) ? {} : { title: 'required' as const }),
      ...(url.trim() === ''
        ? { url: 'required' as const }
        : isPublicAddress(url.trim())
          ? {}
          : { url: 'invalid_url' as const }),
    },
  ]);
  return Object.fromEntries(faults.filter(([, fault]) => Object.keys(fault).length > 0));
}

/** The languages that the list has words in, in the product's order. */
export function writtenLanguages({ title, links }: LinkDraft): Language[] {
  const written = new Set([title, ...links.map((link) => link.title)].flatMap((text) => Object.keys(text)));
  return languages.filter((language) => isLanguage(language) && written.has(language));
}

/** Of those, the languages that visitors are not offered, since a title is missing in them. */
export function incompleteLanguages(draft: LinkDraft): Language[] {
  const texts = [draft.title, ...draft.links.map((link) => link.title)].filter(isSaid);
  return writtenLanguages(draft).filter((language) => texts.some((text) => !text[language]?.trim()));
}

/** Another wording in one language; no words take the language out. */
export function inLanguage(text: Text, language: Language, words: string): Text {
  const { [language]: _before, ...others } = text;
  return words === '' ? others : { ...others, [language]: words };
}

const isSaid = (text: Text): boolean => Object.values(text).some((words) => words.trim() !== '');
