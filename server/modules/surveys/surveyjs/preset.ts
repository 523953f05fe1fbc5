/** The default value of an element as the preset of a question, where it is an answer to it. */
import type { Question } from '../../../../shared/survey/document.ts';
import { answerViolations } from '../../../../shared/survey/answers.ts';
import type { Part } from '../conversion/part.ts';
import type { Made } from '../conversion/made.ts';
import { isScalar, type Scalar } from '../conversion/source.ts';

const NAME = 'defaultValue';

export function addPreset(question: Question, { valueOf }: Pick<Made, 'valueOf'>, part: Part): void {
  const said = part.peek(NAME);
  const values = [said].flat().filter(isScalar);
  const read = values.flatMap((value) => valueOf(value) ?? []);
  const preset = Array.isArray(said) ? read.map(String) : read[0];
  if (values.length === 0 || read.length !== [said].flat().length || !isPossible(question, preset)) return;
  question.default = preset;
  part.take(NAME);
}

const isPossible = (question: Question, preset: Scalar | string[] | undefined): preset is Scalar | string[] =>
  preset !== undefined && answerViolations(question, preset).length === 0;
