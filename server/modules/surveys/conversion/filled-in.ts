/** Answers that the texts of a definition repeat: `{name}` becomes a place of the survey where that has one. */
import { textsIn } from '../../../../shared/survey/completeness.ts';
import { kindOf } from '../../../../shared/questions/index.ts';
import type { Order } from '../../../../shared/survey/check-rules.ts';
import type { Question } from '../../../../shared/survey/document.ts';
import { LIMITS, type Texts } from './texts.ts';

type Lookup = (name: string) => { question: Question } | undefined;

/** What belongs to no question. */
interface Others {
  last: unknown;
  titles: unknown;
}

/** As long as the dialect lets a text be, by its property. */
const limitOf = (pointer: string): number =>
  pointer.endsWith('/title') ? LIMITS.title : /\/(help|text|consent)$/.test(pointer) ? LIMITS.paragraph : LIMITS.label;

/**
 * Fills in what earlier questions were answered, and says of all else that it stays as it was written.
 * @param last texts that are read once all is answered
 * @param titles texts in which nothing is filled in
 */
export function fillIn(order: Order, { last, titles }: Others, texts: Texts, lookup: Lookup): void {
  const { pattern, kept = (whole: string) => whole } = texts.placeholders;
  const filled = new Set<string>();
  const tooLong = new Set<string>();
  const fillPart = (part: unknown, at: number): void => {
    for (const { pointer, text } of textsIn(part))
      for (const [language, words] of Object.entries(text)) {
        const names = new Set<string>();
        const next = words.replaceAll(pattern, (whole: string, name: string) => {
          const question = lookup(name)?.question;
          if (!question || !isTold(question) || (order.places.get(question.id) ?? at) >= at) return kept(whole);
          names.add(whole);
          return `{{${question.id}}}`;
        });
        const fits = next.length <= limitOf(pointer);
        Object.assign(text, { [language]: fits ? next : words.replaceAll(pattern, (whole: string) => kept(whole)) });
        for (const name of names) (fits ? filled : tooLong).add(name);
      }
  };
  for (const [at, { question }] of order.placed.entries()) fillPart(question, at);
  fillPart(last, order.placed.length);
  fillPart(titles, -1);
  texts.tellKept((placeholder) => filled.has(placeholder) && !tooLong.has(placeholder));
}

/** A file has no words. */
function isTold(question: Question): boolean {
  const { answer, media } = kindOf(question);
  return answer !== undefined && !media;
}
