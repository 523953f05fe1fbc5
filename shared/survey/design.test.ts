/** What holds for any design that the dialect allows. */
import fc from '../../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { compileAnswers } from '../../server/modules/visitor/compile-answers.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { questionKinds } from '../questions/index.ts';
import { otherKeysAsked } from './answer-keys.ts';
import { matrixVariants } from '../questions/test/matrix-variants.ts';
import { answerSchemaOf, checkAnswers, interpreted } from './answers.ts';
import { publishViolations } from './check-survey.ts';
import { visibleQuestions } from './conditions.ts';
import { questionsOf, type RawAnswers, type SurveyDocument } from './document.ts';
import { firstPage, goForward, type Progress, visiblePages } from './flow.ts';
import { answerFields, readForm } from './form.ts';
import { priorityOf, scoreOf } from './score.ts';
import { answersTo, answerTo, anything, design } from './test/arbitrary.ts';

const designAndAnswers = design.chain((survey) => fc.tuple(fc.constant(survey), answersTo(survey)));
const filled = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));

const surveyOf = (type: string): SurveyDocument => ({
  title: { en: 'One' },
  pages: [{ id: 'only', questions: questionKinds.filter((kind) => kind.type === type).map(({ sample }) => sample) }],
});

describe('the two judges', () => {
  const asking = questionKinds.filter(({ answer }) => answer).map(({ type }) => type);

  const surveys = [
    ...asking.map((type) => [type, surveyOf(type)] as const),
    ...Object.entries(matrixVariants).map(([name, question]): [string, SurveyDocument] => [
      `a matrix of ${name}`,
      { title: { en: 'One' }, pages: [{ id: 'only', questions: [question] }] },
    ]),
  ];

  it.each(surveys)('agree on every answer to %s, and on what is wrong with it', (_, survey) => {
    const [question] = questionsOf(survey);
    const schema = question && answerSchemaOf(question);
    if (!schema) throw new Error('It asks nothing.');
    const [browser, server] = [interpreted(survey), compileAnswers(survey)];
    fc.assert(
      fc.property(fc.oneof(answerTo(schema), anything), (answer) => {
        const answers = { [question.id]: answer };
        const sorted = (violations: { part?: string }[]) =>
          violations.toSorted((one, other) => ((one.part ?? '') < (other.part ?? '') ? -1 : 1));
        expect(sorted(browser(answers))).toEqual(sorted(server(answers)));
      }),
      { numRuns: 400 },
    );
  });

  it('both know what is not asked', () => {
    const survey = surveyOf('smiley');
    for (const judge of [interpreted(survey), compileAnswers(survey)])
      expect(judge({ stranger: 1, visit: 3 })).toEqual([{ question: 'stranger', code: 'unknown_field' }]);
  });
});

describe('any valid design', () => {
  it('has no violations, neither as a design nor as a draft, and may be published', () => {
    fc.assert(
      fc.property(design, (survey) => {
        expect(surveyDocumentViolations(survey)).toEqual([]);
        expect(judgeDocument('survey-draft', survey)).toEqual([]);
        expect(publishViolations(survey)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('takes its own answers, and reads them back from its form', () => {
    fc.assert(
      fc.property(designAndAnswers, ([survey, given]) => {
        const answers = filled(given);
        const judge = compileAnswers(survey);
        expect(judge(answers)).toEqual([]);
        const checked = checkAnswers(survey, answers, { partial: true, judge });
        expect(checked.violations).toEqual([]);
        const fields = Object.entries(answers).flatMap(([id, answer]) => answerFields(id, answer));
        expect(readForm(survey, fields).progress.answers).toEqual(answers);
        const whole = scoreOf(survey, checked.answers);
        const { score, lowest } = whole;
        if (score === null || lowest === null) expect(whole).toEqual({ score: null, lowest: null });
        else {
          expect(lowest).toBeGreaterThanOrEqual(0);
          expect(lowest).toBeLessThanOrEqual(score);
          expect(score).toBeLessThanOrEqual(100);
          // The worst part is heard: nothing is of low priority in which one thing was bad.
          if (lowest <= 25) expect(priorityOf(whole)).toBe('high');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('refuses what is no answer, on the server and in the browser alike', () => {
    fc.assert(
      fc.property(designAndAnswers, fc.array(anything, { minLength: 1, maxLength: 6 }), ([survey, given], broken) => {
        const ids = questionsOf(survey).map(({ id }) => id);
        const answers = {
          ...filled(given),
          ...Object.fromEntries(broken.map((value, at) => [ids[at] ?? 'stranger', value])),
        };
        const one = checkAnswers(survey, answers, { partial: false });
        const other = checkAnswers(survey, answers, { partial: false, judge: compileAnswers(survey) });
        expect(other.answers).toEqual(one.answers);
        expect(new Set(other.violations.map(({ question }) => question))).toEqual(
          new Set(one.violations.map(({ question }) => question)),
        );
        expect(compileAnswers(survey)(one.answers)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is walked to its end by whoever answers it, page by page, and asks nothing twice', () => {
    fc.assert(
      fc.property(designAndAnswers, ([survey, given]) => {
        const answers = filled(given);
        let progress: Progress = { answers, seen: [] };
        let page = firstPage(survey);
        expect(page).toBeDefined();
        for (let steps = 0; page; steps++) {
          expect(steps).toBeLessThanOrEqual(2 * questionsOf(survey).length);
          if (survey.layout === 'one_at_a_time') expect(page.questions).toHaveLength(1);
          const step = goForward(
            survey,
            progress,
            page.questions.map(({ id }) => id),
          );
          if (step.kind === 'complete') {
            expect(Object.keys(step.answers)).toEqual(
              visibleQuestions(survey, step.answers)
                .flatMap((question) => [question.id, ...otherKeysAsked(question, step.answers)])
                .filter((key) => key in step.answers),
            );
            return;
          }
          // Only what was left open keeps a visitor on a page.
          if (step.violations.length > 0) {
            for (const { code } of step.violations) expect(['required', 'nothing_answered']).toContain(code);
            return;
          }
          ({ page, progress } = step);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('shows no question that its jumps skip, nor one before what it hangs on', () => {
    fc.assert(
      fc.property(designAndAnswers, ([survey, given]) => {
        const answers = checkAnswers(survey, filled(given), { partial: true }).answers;
        const visible = visibleQuestions(survey, answers);
        const order = questionsOf(survey);
        const places = visible.map(({ id }) => order.findIndex((question) => question.id === id));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const [at, { jumps = [] }] of visible.entries()) {
          const [jump] = jumps;
          if (!jump || jump.if) continue;
          const next = places[at + 1] ?? order.length;
          const target =
            'end' in jump.to
              ? order.length
              : order.findIndex(({ id }) => 'question' in jump.to && id === jump.to.question);
          expect(next).toBeGreaterThanOrEqual(target);
        }
        for (const { id, hidden = [] } of visible)
          for (const chosen of [answers[id]].flat()) expect(hidden).not.toContain(chosen);
        expect(visiblePages(survey, answers).flatMap(({ questions }) => questions)).toEqual(visible);
      }),
      { numRuns: 300 },
    );
  });
});
