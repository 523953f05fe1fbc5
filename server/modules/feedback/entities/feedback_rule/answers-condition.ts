/** The condition of a rule on what was answered to a survey: its questions are those that visitors are asked now. */
import { answersRuleViolations } from '../../../../../shared/survey/check-survey.ts';
import type { Rule, SurveyDocument } from '../../../../../shared/survey/document.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { invalidInput } from '../../../../errors.ts';
import { latestVersion } from '../../../surveys/index.ts';

const AT = '/answers_rule';

/**
 * @param given what the caller sent
 * @param rule with that in it
 * @throws Problem 400 at the survey that was never published, and at each part of the rule that asks what its answers can't say
 */
export async function refuseStrangeAnswers(
  work: Pick<Work, 'transaction'>,
  given: Values,
  { survey_id: surveyId, answers_rule: rule }: Values,
): Promise<void> {
  if (isObject(given['answers_rule']) && typeof surveyId !== 'number')
    throw invalidInput({ errors: [{ pointer: AT, code: 'not_applicable' }] });
  const isChanged = given['answers_rule'] !== undefined || given['survey_id'] !== undefined;
  if (!isChanged || !isObject(rule) || typeof surveyId !== 'number') return;
  const version = await latestVersion(work, surveyId);
  if (!version) throw invalidInput({ errors: [{ pointer: '/survey_id', code: 'survey_not_published' }] });
  const errors = answersRuleViolations(version.document as SurveyDocument, rule as Rule, AT);
  if (errors.length > 0) throw invalidInput({ errors });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
