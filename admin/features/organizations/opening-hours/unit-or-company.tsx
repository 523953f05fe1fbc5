import { cloneElement } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import type { OpeningHoursRecord } from '../../../generated/types.ts';
import { fields, inputs } from '../../../generated/views/opening_hours.tsx';
import { isRequiredFor } from '../../../entities/access.ts';
import { useUserData } from '../../../providers/use-session.tsx';

/** Whose hours they are: of a unit, or of the whole company. */
export function UnitOrCompany() {
  const translate = useTranslate();
  const row = useRecordContext<OpeningHoursRecord>();
  return row?.node_id === null ? translate('app.opening_hours.company') : fields.node_id;
}

export function UnitOrCompanyInput() {
  const required = isRequiredFor(openingHours, 'node_id', useUserData());
  return required ? cloneElement(inputs.node_id, { required, helperText: false }) : inputs.node_id;
}
