/** The condition on a survey: that it was answered, and what was answered to its questions. */
import { Alert, Box, FormHelperText, Skeleton, Stack, Typography } from '@mui/material';
import { cloneElement, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Rule as AnswersRule } from '../../../../shared/survey/document.ts';
import { wordsOf } from '../../../providers/problem.ts';
import { inputs } from '../../../generated/views/feedback_rule.tsx';
import { isAnswered } from '../../surveys/designer/logic/answer-facts.ts';
import { RuleEditor } from '../../surveys/designer/logic/rule-editor.tsx';
import { RuledSurveyProvider } from '../../surveys/designer/logic/ruled-survey.tsx';
import { useRuleText } from '../../surveys/designer/logic/use-rule-text.ts';
import { questionsOfDraft } from '../../surveys/designer/state/draft.ts';
import { usePublishedSurvey } from '../../surveys/use-published-survey.ts';
import type { Rule } from './rule.ts';

export function SurveyCondition({ required = false }: { required?: boolean }) {
  const id = useWatch<Rule, 'survey_id'>({ name: 'survey_id' }) ?? null;
  useForgetAnswers(id);
  return (
    <Stack sx={{ gap: 3 }}>
      {cloneElement(inputs.survey_id, { required })}
      {id !== null && <AnswersInput key={id} surveyId={id} />}
    </Stack>
  );
}

/** Questions of the survey that was chosen before are none of another; a form that is filled anew keeps what it is filled with. */
function useForgetAnswers(id: number | null): void {
  const { setValue } = useFormContext<Rule>();
  const rule = useWatch<Rule, 'answers_rule'>({ name: 'answers_rule' }) ?? null;
  const before = useRef({ id, rule });
  useEffect(() => {
    const isOfAnother = before.current.id !== id && before.current.rule === rule && rule !== null;
    before.current = { id, rule };
    if (isOfAnother) setValue('answers_rule', null, { shouldDirty: true });
  }, [id, rule, setValue]);
}

function AnswersInput({ surveyId }: { surveyId: number }) {
  const translate = useTranslate();
  const heading = useId();
  const { survey, isWaiting, error } = usePublishedSurvey(surveyId);
  const { field, fieldState } = useController<Rule, 'answers_rule'>({ name: 'answers_rule' });
  if (survey === null) return <Alert severity="info">{translate('app.rules.answers.not_published')}</Alert>;
  if (error) return <Alert severity="error">{translate(wordsOf(error), { _: wordsOf(error) })}</Alert>;
  if (survey === undefined) return isWaiting ? <Skeleton variant="rounded" height={72} /> : null;
  const sources = questionsOfDraft(survey.document).filter(isAnswered);
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={{
        display: 'grid',
        gap: 2,
        paddingInlineStart: 3,
        borderInlineStart: '3px solid',
        borderInlineStartColor: 'divider',
      }}
    >
      <Typography id={heading} variant="subtitle2" component="h4">
        {translate('app.rules.answers.title')}
      </Typography>
      <RuledSurveyProvider survey={survey}>
        <RuleEditor
          rule={(field.value ?? undefined) as AnswersRule | undefined}
          sources={sources}
          none={translate('app.rules.answers.any')}
          onChange={(rule) => field.onChange(rule ?? null)}
        />
      </RuledSurveyProvider>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

/** What must have been answered, in words; nothing for a rule that takes any answers. */
export function AnswersText({ rule: { survey_id: id = null, answers_rule: rule } }: { rule: Rule }) {
  const { survey } = usePublishedSurvey(rule ? id : null);
  if (!rule || !survey) return null;
  return (
    <RuledSurveyProvider survey={survey}>
      <RuleWords rule={rule as unknown as AnswersRule} />
    </RuledSurveyProvider>
  );
}

function RuleWords({ rule }: { rule: AnswersRule }) {
  const translate = useTranslate();
  const { ruleText } = useRuleText();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
      {translate('app.rules.answers.are', { answers: ruleText(rule) })}
    </Typography>
  );
}
