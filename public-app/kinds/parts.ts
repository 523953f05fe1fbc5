/**
 * Which kinds of question a visit loads only where its survey asks them: each part is a chunk of the visitor's script, a
 * file here (`<name>.ts`), an entry of `load.ts` and of `all.ts`. Kinds that are not named here come with every visit.
 */
import { questionsOf, type SurveyDocument } from '../../shared/survey/document.ts';

export const partNames = ['fields', 'scales', 'matrix', 'contact', 'consent', 'media', 'signature'] as const;
export type PartName = (typeof partNames)[number];

const partOf = new Map<string, PartName>([
  ['dropdown', 'fields'],
  ['number', 'fields'],
  ['slider', 'fields'],
  ['date', 'fields'],
  ['time', 'fields'],
  ['email', 'fields'],
  ['phone', 'fields'],
  ['url', 'fields'],
  ['rating', 'scales'],
  ['matrix', 'matrix'],
  ['ranking', 'fields'],
  ['contact', 'contact'],
  ['consent', 'consent'],
  ['photo', 'media'],
  ['audio', 'media'],
  ['file', 'media'],
  ['signature', 'signature'],
]);

/** The types of question that a part knows, or another one. */
export const laterTypes: readonly string[] = [...partOf.keys()];

/** What is needed to ask all questions of a survey, each once. */
export const partsOf = (survey: SurveyDocument): PartName[] => [
  ...new Set(questionsOf(survey).flatMap(({ type }) => partOf.get(type) ?? [])),
];
