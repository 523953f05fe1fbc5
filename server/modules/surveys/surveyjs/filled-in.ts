/** Answers that the texts of a definition repeat: `{name}` becomes a place of the survey where that has one. */
import { textsIn } from '../../../../shared/survey/completeness.ts';
import { kindOf } from '../../../../shared/questions/index.ts';
import type { Order } from '../../../../shared/survey/check-rules.ts';
import type { Question } from '../../../../shared/survey/document.ts';
import { LIMITS, PLACEHOLDER, type Texts } from './texts.ts';

type Lookup = (name: string) => { question: Question } | undefined;

/** As long as the dialect lets a text be, by its property. */
const limitOf = (pointer: string): number =>
  pointer.endsWith('/title') ? LIMITS.title : /\/(help|text|consent)$/.test(pointer) ? LIMITS.paragraph : LIMITS.label;

/**
 * Fills in what earlier questions were answered, and says of all else that it stays as it was written.
 * @param last texts that are read once all is answered
 */
export function fillIn(order: Order, last: unknown, texts: Texts, lookup: Lookup): void {
  const filled = new Set<string>();
  const kept = new Set<string>();
  const fillPart = (part: unknown, at: number): void => {
    for (const { pointer, text } of textsIn(part))
      for (const [language, words] of Object.entries(text)) {
        const names = new Set<string>();
        const next = words.replaceAll(PLACEHOLDER, (whole, name: string) => {
          const question = lookup(name)?.question;
          if (!question || !isTold(question) || (order.places.get(question.id) ?? at) >= at) return whole;
          names.add(whole);
          return `{{${question.id}}}`;
        });
        const fits = next.length <= limitOf(pointer);
        if (fits) Object.assign(text, { [language]: next });
        for (const name of names) (fits ? filled : kept).add(name);
      }
  };
  for (const [at, { question }] of order.placed.entries()) fillPart(question, at);
  fillPart(last, order.placed.length);
  texts.tellKept((placeholder) => filled.has(placeholder) && !kept.has(placeholder));
}

/** A file has no words. */
function isTold(question: Question): boolean {
  const { answer, media } = kindOf(question);
  return answer !== undefined && !media;
}
