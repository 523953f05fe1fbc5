/** Texts that replies begin with: which of them speaks to a visitor, and what is filled into it. */
import { fillPlaces, placesIn } from '../survey/places.ts';

/** What can stand in braces: the unit, the company and the survey by name, the day of the feedback, and who replies. */
export const REPLY_PLACES = ['unit', 'company', 'survey', 'date', 'author'] as const;
export type ReplyPlace = (typeof REPLY_PLACES)[number];

export interface ReplyTexts {
  text: string;
  translations: readonly { language: string; text: string }[];
}

/**
 * The template as a reply to somebody.
 * @param language of the feedback: its translation is taken, and the template's own text where there is none
 * @param values what stands at each place; what is missing leaves what the place says for none
 */
export function fillReply(
  { text, translations }: ReplyTexts,
  language: string,
  values: Readonly<Partial<Record<ReplyPlace, string>>>,
): string {
  const words = translations.find((translation) => translation.language === language)?.text ?? text;
  return fillPlaces(words, (name) => (isReplyPlace(name) ? values[name] : undefined));
}

/** The names in braces that nothing can be filled into; null for one that can't be read. */
export const foreignPlaces = (text: string): (string | null)[] =>
  placesIn(text).filter((name) => name === null || !isReplyPlace(name));

const isReplyPlace = (name: string): name is ReplyPlace => (REPLY_PLACES as readonly string[]).includes(name);
