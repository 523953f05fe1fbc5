/** What is filled into texts: answers to earlier questions, and names. */
import { kindOf } from '../questions/index.ts';
import type { Order } from './check-rules.ts';
import { textsIn } from './completeness.ts';
import { NAMED_PLACES, placesIn } from './places.ts';
import type { SurveyViolation } from './survey-violation.ts';

/**
 * Violations of the places in all texts of a part of a survey.
 * @param at how many questions come before it; null where nothing is filled in
 */
export const placeViolations = (part: unknown, pointer: string, order: Order, at: number | null): SurveyViolation[] =>
  textsIn(part, pointer).flatMap(({ pointer: place, text }) =>
    Object.entries(text).flatMap(([language, words]) =>
      placesIn(words).flatMap((name) => {
        const violation = violationOf(name, order, at);
        return violation ? [{ pointer: `${place}/${language}`, ...violation }] : [];
      }),
    ),
  );

function violationOf(
  name: string | null,
  { placed, places }: Order,
  at: number | null,
): Omit<SurveyViolation, 'pointer'> | null {
  if (name === null) return { code: 'unreadable_place' };
  if (at === null) return { code: 'place_not_possible' };
  if (NAMED_PLACES.includes(name)) return null;
  const source = places.get(name);
  const question = source === undefined ? undefined : placed[source]?.question;
  if (source === undefined || !question) return { code: 'unknown_place', parameters: { place: name } };
  const { answer, media } = kindOf(question);
  // A file has no words.
  if (!answer || media) return { code: 'place_not_possible' };
  return source < at ? null : { code: 'place_looks_ahead' };
}
