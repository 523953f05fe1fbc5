/** How far somebody came who answers a survey on trial, and which way he was led. Pure. */
import { checkAnswers } from '../../../../../../shared/survey/answers.ts';
import { heldAfter, walk } from '../../../../../../shared/survey/conditions.ts';
import { type Answer, type SurveyDocument, questionsOf } from '../../../../../../shared/survey/document.ts';
import { endingOf } from '../../../../../../shared/survey/endings.ts';
import { scoreOf } from '../../../../../../shared/survey/score.ts';
import type { Told } from '../../preview/use-frame-messages.ts';
import type { Draft } from '../../state/draft.ts';

/** `ahead`: may still be asked. */
export type Mark = 'answered' | 'skipped' | 'current' | 'ahead' | 'left_out';

export interface Progress {
  /** Of each question. */
  marks: ReadonlyMap<string, Mark>;
  answers: ReadonlyMap<string, Answer>;
  /** Of each question whose jump was taken: its place among the jumps. */
  jumps: ReadonlyMap<string, number>;
  /** 0 to 100; null while nothing was rated. */
  score: number | null;
  /** Once all is answered: place of the ending that is shown, -1 for the thanks. */
  ending?: number;
}

/** Undefined before anything was answered. */
export function progressOf(
  draft: Draft,
  { questions, answers: raw, isComplete }: Omit<Told, 'turn'>,
): Progress | undefined {
  const survey = draft as SurveyDocument;
  // Fields that were left empty are told as well.
  const { answers } = checkAnswers(survey, raw, { partial: true });
  if (Object.keys(answers).length === 0 && !isComplete) return undefined;
  const way = new Map(walk(survey, answers).map(({ question, answer }) => [question.id, answer]));
  const shown = new Set(questions);
  const ids = questionsOf(survey).map(({ id }) => id);
  const last = isComplete ? ids.length : ids.findLastIndex((id) => shown.has(id));
  const markOf = (id: string, at: number): Mark => {
    if (shown.has(id)) return 'current';
    if (!way.has(id)) return 'left_out';
    if (way.get(id) !== undefined) return 'answered';
    return at < last ? 'skipped' : 'ahead';
  };
  const holds = heldAfter(survey, answers);
  const taken = questionsOf(survey).flatMap(({ id, jumps = [] }): [string, number][] => {
    const jump = way.has(id) && !shown.has(id) ? jumps.findIndex(({ if: rule }) => !rule || holds(rule)) : -1;
    return jump === -1 || markOf(id, ids.indexOf(id)) === 'ahead' ? [] : [[id, jump]];
  });
  const ending = endingOf(survey, answers);
  return {
    marks: new Map(ids.map((id, at) => [id, markOf(id, at)])),
    answers: new Map([...way].flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]]))),
    jumps: new Map(taken),
    score: scoreOf(survey, answers).score,
    ...(isComplete && { ending: survey.endings?.findIndex((each) => each === ending) ?? -1 }),
  };
}
