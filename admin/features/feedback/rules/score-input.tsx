import { Box, Slider } from '@mui/material';
import { cloneElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { inputs } from '../../../generated/views/feedback_rule.tsx';
import type { Rule } from './rule.ts';

/** Of five smileys each is worth this much. */
const STEP = 25;
const MARKS = [0, 1, 2, 3, 4].map((at) => ({ value: at * STEP, label: String(at * STEP) }));

/** A score as a number, and by hand along its scale. */
export function ScoreInput({ required = false }: { required?: boolean }) {
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
