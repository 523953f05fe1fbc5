import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, FormControl, InputLabel, MenuItem, Select, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { RESERVED_PARAMETERS } from '../../../../../../shared/survey/address-fields.ts';
import { useCustomFields } from '../../../../../crud/custom/use-custom-fields.ts';
import { customField, feedback } from '../../../../../generated/resources.ts';
import type { CustomFieldRecord } from '../../../../../generated/types.ts';
import { useDesign } from '../../design-context.tsx';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { AddressFieldRow } from './address-field-row.tsx';
import { addAddressField, addressFieldsOf } from './change-address-fields.ts';

/** Of the dialect. */
const MOST = 20;

/** Which fields of the company's own are filled from the address of a code. */
export default function AddressPanel() {
  return (
    <PanelFrame name="address">
      <PanelSection name="address_fields">
        <Fields />
      </PanelSection>
      <PanelSection name="address_sample">
        <Sample />
      </PanelSection>
    </PanelFrame>
  );
}

function Fields() {
  const { document, canEdit } = useDesign();
  const { fields, isLoading } = useCustomFields(feedback);
  const asked = addressFieldsOf(document);
  if (isLoading) return <Skeleton variant="rounded" height={80} />;
  const left = fields.filter(
    ({ key }) => key && !RESERVED_PARAMETERS.includes(key) && !asked.some(({ field }) => field === key),
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {asked.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {asked.map((each) => (
            <AddressFieldRow key={each.field} asked={each} field={fields.find(({ key }) => key === each.field)} />
          ))}
        </Box>
      )}
      {canEdit && left.length > 0 && asked.length < MOST && <AddField fields={left} />}
      {fields.length === 0 && <NoFields />}
    </Stack>
  );
}

function AddField({ fields }: { fields: CustomFieldRecord[] }) {
  const translate = useTranslate();
  const { change } = useDesign();
  const [chosen, choose] = useState('');
  const key = fields.some((field) => field.key === chosen) ? chosen : '';
  const label = translate('app.survey_panels.address.field');
  const add = () => {
    change(translate('app.survey_panels.address.add_step'), (draft) => addAddressField(draft, key));
    choose('');
  };
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <FormControl size="small" sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 360 }}>
        <InputLabel id="address-field">{label}</InputLabel>
        <Select labelId="address-field" label={label} value={key} onChange={({ target }) => choose(target.value)}>
          {fields.map((field) => (
            <MenuItem key={field.id} value={String(field.key)}>
              {field.label}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Button variant="outlined" startIcon={<Add />} disabled={key === ''} onClick={add}>
        {translate('app.survey_panels.address.add')}
      </Button>
    </Stack>
  );
}

function NoFields() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Typography>{translate('app.survey_panels.address.none')}</Typography>
      <Button component={Link} to={`/${customField.route}/create`} variant="outlined">
        {translate('app.survey_panels.address.make_field')}
      </Button>
    </Stack>
  );
}

/** How an address with these values looks. */
function Sample() {
  const translate = useTranslate();
  const { document } = useDesign();
  const asked = addressFieldsOf(document);
  const query = asked.map(({ field }) => `${field}=…`).join('&');
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography
        component="code"
        dir="ltr"
        sx={{
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
          backgroundColor: 'action.hover',
          borderRadius: 1,
          padding: 2,
        }}
      >
        {`${window.location.origin}/Q/…${query && `?${query}`}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.survey_panels.address.where')}
      </Typography>
    </Stack>
  );
}
