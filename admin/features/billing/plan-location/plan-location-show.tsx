import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { EntityShow } from '../../../crud/index.ts';
import { planLocation } from '../../../generated/resources.ts';
import type { PlanLocationRecord } from '../../../generated/types.ts';
import { fields } from './pieces.tsx';

export default function PlanLocationShow() {
  return (
    <EntityShow entity={planLocation} fields={fields}>
      <WherePricesApply />
    </EntityShow>
  );
}

function WherePricesApply() {
  const translate = useTranslate();
  const location = useRecordContext<PlanLocationRecord>();
  return (
    location !== undefined && (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 6 }}>
        {translate(location.is_global ? 'app.plan_locations.is_global' : 'app.plan_locations.is_not_global')}
      </Typography>
    )
  );
}
