/** What is wrong with an answer, out of the keywords of its schema that it breaks: one violation a place, in words that people understand. */
import type { AnswerSchema } from '../questions/kind.ts';
import type { Broken } from './check-answer.ts';
import type { Violation } from './document.ts';

type ViolationText = Pick<Violation, 'code' | 'parameters'>;

const formatCodes: Record<string, ViolationText> = {
  text: { code: 'invalid_text' },
  date: { code: 'not_a_date' },
  time: { code: 'not_a_time' },
  email: { code: 'not_an_email' },
  phone: { code: 'not_a_phone' },
  url: { code: 'not_a_url' },
};

/** A time of day is told from a day: the two are said in other words. */
const isTime = (limit: unknown): boolean => String(limit).includes(':');

/** Keyword to code, the most telling first. */
const violationsByKeyword: Record<string, (limit: unknown) => ViolationText> = {
  type: (limit) => ({ code: 'type', parameters: { expected: String(limit) } }),
  additionalProperties: () => ({ code: 'unknown_field' }),
  const: () => ({ code: 'consent_required' }),
  required: () => ({ code: 'required' }),
  enum: () => ({ code: 'not_an_option' }),
  maxLength: (limit) => ({ code: 'too_long', parameters: { limit: Number(limit) } }),
  format: (limit) => formatCodes[String(limit)] ?? { code: 'invalid' },
  formatMinimum: (limit) => ({
    code: isTime(limit) ? 'time_too_early' : 'too_early',
    parameters: { limit: String(limit) },
  }),
  formatMaximum: (limit) => ({
    code: isTime(limit) ? 'time_too_late' : 'too_late',
    parameters: { limit: String(limit) },
  }),
  minimum: (limit) => ({ code: 'minimum', parameters: { limit: Number(limit) } }),
  maximum: (limit) => ({ code: 'maximum', parameters: { limit: Number(limit) } }),
  multipleOf(limit) {
    const decimals = -Math.log10(Number(limit));
    return decimals > 0 && Number.isInteger(decimals)
      ? { code: 'too_many_decimals', parameters: { limit: decimals } }
      : { code: 'not_a_multiple', parameters: { limit: Number(limit) } };
  },
  uniqueItems: () => ({ code: 'chosen_twice' }),
  alone: () => ({ code: 'none_with_others' }),
  maxItems: (limit) => ({ code: 'too_many_items', parameters: { limit: Number(limit) } }),
  minItems: (limit) => ({ code: 'too_few_items', parameters: { limit: Number(limit) } }),
  minLength: () => ({ code: 'required' }),
  minProperties: () => ({ code: 'required' }),
};
const rank = Object.keys(violationsByKeyword);

/** The violations of one question's answer: the most telling one of the answer itself, and of each of its parts. */
export function violationsOf(question: string, schema: AnswerSchema, broken: Broken[]): Violation[] {
  const worst = new Map<string | undefined, Broken>();
  // That there is too little is told by what is missing.
  const isPartly = broken.some(({ part }) => part !== undefined);
  for (const found of broken) {
    if (isPartly && found.keyword === 'minProperties') continue;
    const known = worst.get(found.part);
    if (!known || rank.indexOf(found.keyword) < rank.indexOf(known.keyword)) worst.set(found.part, found);
  }
  return [...worst.values()].map(({ keyword, limit, part }) => {
    const isConsent = keyword === 'required' && part !== undefined && schema.properties?.[part]?.const;
    const violation = violationsByKeyword[isConsent ? 'const' : keyword]?.(limit) ?? { code: 'invalid' };
    return { question, ...(part !== undefined && { part }), ...violation };
  });
}
