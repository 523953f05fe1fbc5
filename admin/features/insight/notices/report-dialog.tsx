import { Alert, FormControlLabel, FormHelperText, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { node } from '../../../generated/resources.ts';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { HOURS, labelKey, type Report, type ReportChoice, RHYTHMS, timeOf, WEEKDAYS } from './report.ts';
import { TimeZonePicker } from '../../../fields/base/time-zone-picker.tsx';
import { ownTimeZone } from '../../../ui/time/time-zones.ts';
import { useSaveReport } from './use-reports.ts';

interface ReportDialogProps {
  /** Null for a new one. */
  report: Report | null;
  /** That a new one begins with. */
  unitId: number | null;
  onClose: () => void;
}

/** A week ends on Sunday: on Monday morning its report is whole. */
const NEW = { rhythm: 'weekly', weekday: 'monday', hour: 8, only_with_answers: true } as const;

const choiceOf = (report: Report | null, unitId: number | null): ReportChoice => {
  const { rhythm, weekday, hour, only_with_answers, time_zone } = report ?? { ...NEW, time_zone: ownTimeZone() };
  return { rhythm, weekday, hour, only_with_answers, time_zone, node_id: unitId };
};

/** What a report is about, and when it comes. */
export function ReportDialog({ report, unitId, onClose }: ReportDialogProps) {
  const translate = useTranslate();
  const [choice, setChoice] = useState(() => choiceOf(report, unitId));
  const { save, isPending, error, reset } = useSaveReport(report);
  const violations = fieldErrorsOf(error);
  const change = (changed: Partial<ReportChoice>) => {
    reset();
    setChoice((before) => ({ ...before, ...changed }));
  };
  const submit = async () => {
    if ((await save(choice)) !== undefined) onClose();
  };
  return (
    <FormDialog
      title={translate(report === null ? 'app.my_notices.reports.add_title' : 'app.my_notices.reports.edit_title')}
      action={translate(report === null ? 'app.my_notices.reports.add' : 'app.form.save_changes')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <TreePicker
          reference={node.route}
          label={translate('resources.reportsubscriptions.fields.node_id')}
          value={choice.node_id}
          onChange={(id) => change({ node_id: id })}
          error={violations['node_id'] !== undefined}
          helperText={
            violations['node_id'] ??
            (choice.node_id === null ? translate('app.my_notices.reports.unit_help') : undefined)
          }
          autoFocus
        />
        <Times choice={choice} onChange={change} violation={violations['time_zone']} />
        {choice.rhythm === 'daily' && <OnlyWithAnswers choice={choice} onChange={change} />}
        {error !== null && Object.keys(violations).length === 0 && (
          <Alert severity="error">{translate(wordsOf(error), { _: wordsOf(error) })}</Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

interface PartProps {
  choice: ReportChoice;
  onChange: (changed: Partial<ReportChoice>) => void;
}

function Times({ choice, onChange, violation }: PartProps & { violation: string | undefined }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const label = (field: string) => translate(`resources.reportsubscriptions.fields.${field}`);
  return (
    <>
      <Choice
        label={label('rhythm')}
        value={choice.rhythm}
        options={RHYTHMS.map((value) => [value, translate(labelKey('rhythm', value))])}
        onChange={(rhythm) => onChange({ rhythm })}
        helperText={choice.rhythm === 'monthly' && translate('resources.reportsubscriptions.help.rhythm')}
      />
      {choice.rhythm === 'weekly' && (
        <Choice
          label={label('weekday')}
          value={choice.weekday}
          options={WEEKDAYS.map((value) => [value, translate(labelKey('weekday', value))])}
          onChange={(weekday) => onChange({ weekday })}
        />
      )}
      <Choice
        label={label('hour')}
        value={choice.hour}
        options={HOURS.map((value) => [value, timeOf(value, locale)])}
        onChange={(hour) => onChange({ hour })}
      />
      <TimeZonePicker
        label={label('time_zone')}
        value={choice.time_zone}
        onChange={(zone) => onChange({ time_zone: zone })}
        error={violation !== undefined}
        helperText={violation}
      />
    </>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: (readonly [Value, string])[];
  onChange: (value: Value) => void;
  helperText?: ReactNode;
}

function Choice<Value extends string | number>({ label, value, options, onChange, helperText }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const found = options.find(([option]) => String(option) === text);
    if (found !== undefined) onChange(found[0]);
  };
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      helperText={helperText}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map(([option, words]) => (
        <MenuItem key={option} value={String(option)}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

function OnlyWithAnswers({ choice, onChange }: PartProps) {
  const translate = useTranslate();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={choice.only_with_answers}
            onChange={(_, isOn) => onChange({ only_with_answers: isOn })}
            slotProps={{ input: { 'aria-describedby': 'only-with-answers' } }}
          />
        }
        label={translate('resources.reportsubscriptions.fields.only_with_answers')}
      />
      <FormHelperText id="only-with-answers">{translate('app.my_notices.reports.only_help')}</FormHelperText>
    </div>
  );
}
