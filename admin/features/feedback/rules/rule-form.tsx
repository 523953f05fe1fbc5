import { Box, Stack, Typography, Slider } from '@mui/material';
import { type ReactNode, use, useId, cloneElement } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { inputs } from '../../../generated/views/feedback_rule.tsx';
import { feedbackRule } from '../../../generated/resources.ts';
import { FrameContext } from '../../../crud/frame.tsx';
import { isRequiredFor } from '../../../entities/access.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useWritableFields } from '../../../entities/use-access.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { CustomCondition } from './custom-condition.tsx';
import { SurveyCondition } from './survey-condition.tsx';
import { Parts } from './parts.tsx';
import { CONDITIONS, effectsOf, ESCALATION, type Rule } from './rule.ts';
import { RulePreview } from './rule-preview.tsx';
import { TriggerInput } from './trigger-input.tsx';

/** Of five smileys each is worth this much. */
const STEP = 25;
const MARKS = [0, 1, 2, 3, 4].map((at) => ({ value: at * STEP, label: String(at * STEP) }));

/** A score as a number, and by hand along its scale. */
function ScoreInput({ required = false }: { required?: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<Rule>();
  const score = useWatch<Rule, 'score_at_most'>({ name: 'score_at_most' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 5, minWidth: 0 }}>
      <Box sx={{ flex: '0 0 128px' }}>{cloneElement(inputs.score_at_most, { required })}</Box>
      <Slider
        aria-label={translate('app.rules.on_scale')}
        value={typeof score === 'number' ? score : 0}
        onChange={(_, value) => setValue('score_at_most', Number(value), { shouldDirty: true, shouldValidate: true })}
        marks={MARKS}
        valueLabelDisplay="auto"
        sx={{ marginTop: 6, marginInlineEnd: 3, minWidth: 80 }}
      />
    </Box>
  );
}

const conditionInputs = {
  score_at_most: <ScoreInput />,
  nps_group: inputs.nps_group,
  survey_id: <SurveyCondition />,
  words: inputs.words,
  priority: inputs.priority,
  locale: inputs.locale,
  tag_id: inputs.tag_id,
  custom_field_id: <CustomCondition />,
};

const effectInputs = {
  raised_priority: inputs.raised_priority,
  assignee_id: inputs.assignee_id,
  added_tag_id: inputs.added_tag_id,
  notify_user_ids: inputs.notify_user_ids,
  webhook_id: inputs.webhook_id,
};

const escalationInputs = {
  escalate_after_hours: inputs.escalate_after_hours,
  escalate_user_ids: inputs.escalate_user_ids,
};

/** What a rule does, written step by step: when, where, only if, then, and what if nobody handles it. */
export function RuleForm() {
  const translate = useTranslate();
  const { place } = useScreen();
  const writable: readonly string[] = useWritableFields(feedbackRule, place.view === 'create' ? 'create' : 'patch');
  const trigger = useWatch<Rule, 'trigger'>({ name: 'trigger' }) ?? 'answer';
  const may = (field: string) => writable.includes(field);
  const words = (key: string) => translate(`app.rules.${key}`);
  return (
    <Stack sx={{ gap: 8 }}>
      <RulePreview />
      <Step title={words('steps.when')}>
        <TriggerInput />
        {trigger === 'unhandled' && inputs.after_hours}
        {trigger === 'silence' && inputs.silent_days}
      </Step>
      {may('node_id') && (
        <Step title={words('steps.where')}>
          <Where />
        </Step>
      )}
      {trigger !== 'silence' && (
        <Step title={words('steps.only_if')} help={words('steps.only_if_help')}>
          <Parts
            sources={CONDITIONS.filter(may)}
            inputs={conditionInputs}
            none={words('no_conditions')}
            add={words('add_condition')}
          />
        </Step>
      )}
      <Step title={words('steps.then')}>
        <Parts
          sources={effectsOf({ trigger }).filter(may)}
          inputs={effectInputs}
          none={words('no_effects')}
          add={words('add_effect')}
        />
      </Step>
      {trigger !== 'silence' && (
        <Step title={words('steps.and_then')} help={words('steps.and_then_help')}>
          <Parts
            sources={ESCALATION}
            inputs={escalationInputs}
            none={words('no_escalation')}
            add={words('add_escalation')}
          />
        </Step>
      )}
    </Stack>
  );
}

/** A rule of all units is for administrators; whoever else writes one names the unit. */
function Where() {
  const isRequired = isRequiredFor(feedbackRule, 'node_id', useUserData());
  return isRequired
    ? cloneElement(inputs.node_id, { required: true, helperText: 'app.rules.own_unit' })
    : inputs.node_id;
}

interface StepProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** One step of the rule. */
function Step({ title, help, children }: StepProps) {
  const id = useId();
  const heading = use(FrameContext) === 'page' ? 'h2' : 'h3';
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component={heading} sx={{ marginBottom: help ? 0 : 3 }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
          {help}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}
