/** What the tests of conversions ask: the questions of a definition, and what of it is left out. */
import type { Question } from '../../../../../shared/survey/document.ts';
import { convertDefinition } from '../../convert-definition.ts';

export const questionsFrom = (definition: object): Question[] =>
  convertDefinition(definition).document.pages.flatMap(({ questions }) => questions);
export const questionFrom = (element: object): Question | undefined => questionsFrom({ elements: [element] })[0];
export const reasons = (definition: object): string[] =>
  convertDefinition(definition).left_out.map(({ place, reason }) => `${place}: ${reason}`);

/** Choices enough to ask for one. */
export const TWO = ['a', 'b'];
