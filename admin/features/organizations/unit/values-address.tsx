import Link from '@mui/icons-material/LinkOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Fragment, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RESERVED_PARAMETERS } from '../../../../shared/survey/address-fields.ts';
import { kindOf } from '../../../crud/custom/custom-pieces.tsx';
import { BEFORE_KEY, useCustomFields } from '../../../crud/custom/use-custom-fields.ts';
import { useCustomValues } from '../../../crud/custom/use-custom-pieces.tsx';
import { BooleanInput } from '../../../fields/index.ts';
import { feedback } from '../../../generated/resources.ts';
import type { CustomFieldRecord, NodeRecord } from '../../../generated/types.ts';
import { RecordFormDialog } from '../../../ui/dialogs/record-form-dialog.tsx';
import { hasRight } from '../organization-tree/unit.ts';
import { CopiedAddress } from './copied-address.tsx';
import { type MadeAddress, useValuesAddress } from './use-values-address.ts';

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

/** None of the fields is asked for: an address brings along what it is made with. */
function ValuesDialog({ unit, fields, onClose }: ValuesDialogProps) {
  const translate = useTranslate();
  const { valuesIn } = useCustomValues(feedback);
  const { made, isPending, make } = useValuesAddress(unit.id);
  const empty = useMemo(() => ({ id: unit.id, ...valuesIn({ signed: false }) }), [unit.id, valuesIn]);
  return (
    <RecordFormDialog
      title={translate('app.values_address.title')}
      resource={feedback.route}
      action={translate('app.values_address.make')}
      record={empty}
      isPending={isPending}
      // Nothing is kept of it: an address is made as quickly again.
      isDirty={false}
      leaveLabel="ra.action.close"
      onSubmit={make}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        {fields.map((field) => (
          <Fragment key={field.id}>
            {kindOf(field).input(
              {
                source: `${BEFORE_KEY}${field.key}`,
                ...(field.help && { helperText: `resources.${feedback.route}.help.${BEFORE_KEY}${field.key}` }),
              },
              field.choices ?? [],
            )}
          </Fragment>
        ))}
        <BooleanInput source="signed" label="app.values_address.signed" helperText="app.values_address.signed_text" />
        <Box role="status">{made && <Made made={made} />}</Box>
      </Stack>
    </RecordFormDialog>
  );
}

/** Until something else is written. */
function Made({ made }: { made: MadeAddress }) {
  const translate = useTranslate();
  const written = JSON.stringify(useWatch());
  if (written !== made.of) return null;
  return (
    <CopiedAddress
      address={made.address}
      label={translate('app.values_address.address')}
      open={translate('app.values_address.open')}
    />
  );
}
