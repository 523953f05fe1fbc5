import Link from '@mui/icons-material/LinkOutlined';
import { Box, Button, Card, FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { type HTMLInputTypeAttribute, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RESERVED_PARAMETERS } from '../../../../shared/survey/address-fields.ts';
import { useCustomFields } from '../../../crud/custom/use-custom-fields.ts';
import { feedback, node } from '../../../generated/resources.ts';
import type { CustomFieldRecord, NodeRecord } from '../../../generated/types.ts';
import { fieldErrorsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { hasRight } from '../organization-tree/unit.ts';
import { CopiedAddress } from './copied-address.tsx';

/** Makes addresses of the unit that fill fields of its feedback; nothing where there are none, or for who may not edit the unit. */
export function ValuesAddress({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { fields } = useCustomFields(feedback);
  const offered = fields.filter(({ key }) => key && !RESERVED_PARAMETERS.includes(key));
  if (offered.length === 0 || !hasRight(unit, 'node_edit')) return null;
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {translate('app.values_address.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.values_address.text')}
      </Typography>
      <Button size="small" variant="outlined" startIcon={<Link />} onClick={() => setOpen(true)}>
        {translate('app.values_address.make')}
      </Button>
      {isOpen && <ValuesDialog unit={unit} fields={offered} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface ValuesDialogProps {
  unit: NodeRecord;
  fields: readonly CustomFieldRecord[];
  onClose: () => void;
}

function ValuesDialog({ unit, fields, onClose }: ValuesDialogProps) {
  const translate = useTranslate();
  const [values, setValues] = useState<Record<string, string>>({});
  const [isSigned, setSigned] = useState(false);
  const { address, errors, errorText, isPending, make, forget } = useValuesAddress(unit.id);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  return (
    <FormDialog
      title={translate('app.values_address.title')}
      action={translate('app.values_address.make')}
      isBusy={isPending}
      isBlocked={Object.keys(given).length === 0}
      isDirty={false}
      leaveLabel="ra.action.close"
      onSubmit={() => make({ values: given, signed: isSigned })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3, marginTop: 2 }}>
        {fields.map((field) => (
          <ValueInput
            key={field.id}
            field={field}
            value={values[String(field.key)] ?? ''}
            fault={errors[`values.${field.key}`]}
            onChange={(value) => {
              forget();
              setValues({ ...values, [String(field.key)]: value });
            }}
          />
        ))}
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={isSigned}
                onChange={(_, signed) => {
                  forget();
                  setSigned(signed);
                }}
              />
            }
            label={translate('app.values_address.signed')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.values_address.signed_text')}
          </Typography>
        </Box>
        <FormFailure failure={Object.keys(errors).length === 0 ? errorText : undefined} />
        <Box role="status">
          {address && (
            <CopiedAddress
              address={address}
              label={translate('app.values_address.address')}
              open={translate('app.values_address.open')}
            />
          )}
        </Box>
      </Stack>
    </FormDialog>
  );
}

const TYPES: Partial<Record<string, HTMLInputTypeAttribute>> = {
  date: 'date',
  email: 'email',
  phone: 'tel',
  web_address: 'url',
};
const NUMBERS = new Set(['number', 'percent']);

interface ValueInputProps {
  field: CustomFieldRecord;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** One value, as it will stand in the address. */
function ValueInput({ field: { kind, label, choices, help }, value, fault, onChange }: ValueInputProps) {
  const translate = useTranslate();
  const options =
    kind === 'yes_or_no'
      ? [
          ['true', translate('ra.boolean.true')],
          ['false', translate('ra.boolean.false')],
        ]
      : kind === 'choice'
        ? (choices ?? []).map((choice) => [choice, choice])
        : [];
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      select={options.length > 0}
      type={TYPES[kind] ?? 'text'}
      error={fault !== undefined}
      helperText={fault ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: 500, ...(NUMBERS.has(kind) && { inputMode: 'decimal' }) },
        ...(kind === 'date' && { inputLabel: { shrink: true } }),
      }}
    >
      {options.length > 0 && <MenuItem value="">{translate('app.values_address.none')}</MenuItem>}
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option ?? ''}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The call, what came of it, and what was wrong with what was asked. */
function useValuesAddress(unitId: number) {
  const act = useAct();
  const [address, setAddress] = useState<string | null>(null);
  const { mutate, isPending, error, errorText, reset } = useServerMutation();
  return {
    address,
    isPending,
    errors: fieldErrorsOf(error),
    errorText: errorText ?? undefined,
    async make(input: { values: Record<string, string>; signed: boolean }): Promise<void> {
      const request = { action: 'values_address', id: unitId, input };
      const made = await mutate(() => act<{ url: string | null }>(node.route, request));
      setAddress(made?.url ?? null);
    },
    /** What was made is not of what is written now. */
    forget(): void {
      setAddress(null);
      reset();
    },
  };
}
