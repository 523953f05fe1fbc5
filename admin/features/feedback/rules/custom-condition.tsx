/** The condition on a field that the company has added: which one, and the value that it has to have. */
import { MenuItem, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Control } from '../../../fields/base/control.tsx';
import { useFieldInput } from '../../../fields/base/use-field-input.tsx';
import { CountryInput, DateInput, EnumInput, LanguageInput, TextInput } from '../../../fields/index.ts';
import { feedbackRule } from '../../../generated/resources.ts';
import type { CustomFieldRecord } from '../../../generated/types.ts';
import { OWN_CHOICE } from '../../../providers/own-words.ts';
import { useRuleFields } from './use-rule-fields.ts';
import type { Rule } from './rule.ts';

interface CustomConditionProps {
  required?: boolean;
}

export function CustomCondition({ required = false }: CustomConditionProps) {
  const id = useWatch<Rule, 'custom_field_id'>({ name: 'custom_field_id' }) ?? null;
  const chosen = useRuleFields().find((field) => field.id === id);
  return (
    <Stack sx={{ gap: 3 }}>
      <FieldChoice required={required} />
      {chosen !== undefined && <ValueInput key={chosen.id} field={chosen} required={required} />}
    </Stack>
  );
}

/** Of the unit, and where the rule waits of the feedback, too: an answer that has just come has no such values. */
function FieldChoice({ required }: Required<CustomConditionProps>) {
  const translate = useTranslate();
  const { setValue } = useFormContext<Rule>();
  const fields = useRuleFields();
  const trigger = useWatch<Rule, 'trigger'>({ name: 'trigger' }) ?? 'answer';
  const source = 'custom_field_id';
  const props = { source, required, helperText: `resources.${feedbackRule.route}.help.${source}` };
  const bound = useFieldInput(props, {
    format: (value) => (typeof value === 'number' ? String(value) : ''),
    parse: (value) => (value === '' ? null : Number(value)),
  });
  const choose = (event: unknown) => {
    bound.field.onChange(event);
    setValue('custom_value', null, { shouldDirty: true });
  };
  const offered = fields.filter(
    ({ entity, id }) => entity === 'node' || trigger === 'unhandled' || String(id) === bound.field.value,
  );
  return (
    <Control bound={{ ...bound, field: { ...bound.field, onChange: choose } }} source={source} select>
      {offered.map(({ id, entity, label }) => (
        <MenuItem key={id} value={String(id)}>
          {`${translate(`enums.custom_field.entity.${entity}`)}: ${label}`}
        </MenuItem>
      ))}
    </Control>
  );
}

function ValueInput({ field: { kind, choices }, required }: { field: CustomFieldRecord; required: boolean }) {
  const asked = { source: 'custom_value', required };
  if (choices !== null) return <EnumInput {...asked} choices={choices} translation={OWN_CHOICE} />;
  if (kind === 'yes_or_no') return <EnumInput {...asked} choices={['true', 'false']} translation="ra.boolean" />;
  if (kind === 'date') return <DateInput {...asked} />;
  if (kind === 'country') return <CountryInput {...asked} />;
  if (kind === 'language') return <LanguageInput {...asked} />;
  return <TextInput {...asked} maxLength={1000} />;
}
