import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { CONDITIONS, EFFECTS, emptyOf, ESCALATION, isSet, type Part, type Rule, NOTIFYING_EFFECTS } from './rule.ts';

const TRIGGERS = ['answer', 'unhandled', 'silence'] as const;
type Trigger = (typeof TRIGGERS)[number];

/** What a rule waits for at first, in opening hours and in days. */
const USUAL = { after_hours: 4, silent_days: 3 };

const TIME_OF: Record<Trigger, 'after_hours' | 'silent_days' | undefined> = {
  answer: undefined,
  unhandled: 'after_hours',
  silence: 'silent_days',
};

/** What a silent unit has no use for. */
const NOT_OF_SILENCE: Part[] = [
  ...CONDITIONS,
  ...EFFECTS.filter((effect) => !NOTIFYING_EFFECTS.includes(effect)),
  ...ESCALATION,
];

/** When the rule acts; what makes no sense with that is taken away. */
export function TriggerInput() {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext<Rule>();
  const id = useId();
  const trigger = useWatch<Rule, 'trigger'>({ name: 'trigger' }) ?? 'answer';
  const choose = (next: Trigger) => {
    const set = (field: keyof Rule, value: unknown) => setValue(field, value as never, { shouldDirty: true });
    set('trigger', next);
    for (const field of ['after_hours', 'silent_days'] as const) {
      if (TIME_OF[next] !== field) set(field, null);
      else if (!isSet(getValues(field))) set(field, USUAL[field]);
    }
    if (next === 'silence') set('conditions', []);
    if (next === 'silence') for (const part of NOT_OF_SILENCE) if (isSet(getValues(part))) set(part, emptyOf(part));
  };
  return (
    <FormControl>
      <RadioGroup
        aria-label={translate('resources.feedbackrules.fields.trigger')}
        value={trigger}
        onChange={(_, value) => choose(TRIGGERS.find((one) => one === value) ?? 'answer')}
      >
        {TRIGGERS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={
              <Radio size="small" slotProps={one === trigger ? { input: { 'aria-describedby': `${id}-help` } } : {}} />
            }
            label={translate(`app.rules.trigger.${one}.title`)}
            sx={{ marginInlineEnd: 0 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-help`} sx={{ marginInline: 0 }}>
        {translate(`app.rules.trigger.${trigger}.help`)}
      </FormHelperText>
    </FormControl>
  );
}
