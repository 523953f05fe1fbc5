import { Box, Card, Stack } from '@mui/material';
import { fields } from '../../../../generated/views/node.tsx';
import { node } from '../../../../generated/resources.ts';
import { ShowFields } from '../../../../crud/index.ts';
import { hasRight } from '../../organization-tree/unit.ts';
import { KioskAddress } from '../kiosk-address.tsx';
import { QrCode } from '../qr-code.tsx';
import type { UnitTabProps } from '../unit-tabs.ts';
import { AddSubUnits } from './add-sub-units.tsx';
import { Counters } from './counters.tsx';
import { PausedState } from './paused-state.tsx';
import { SubUnits } from './sub-units.tsx';

const { name, type, color, external_id, organization_id, parent_id, created_at, updated_at } = fields;

/** What the page's own parts show is left out. */
const shown = {
  name,
  type,
  color,
  external_id,
  organization_id,
  parent_id,
  is_paused: <PausedState source="is_paused" />,
  created_at,
  updated_at,
};

/** What the unit is, how it does, its code and what is directly below it. */
export default function GeneralTab({ unit }: UnitTabProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      <Counters unit={unit} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Card sx={{ padding: 4 }}>
          <ShowFields entity={node} fields={shown} />
        </Card>
        <Stack sx={{ gap: 4 }}>
          <QrCode unit={unit} />
          <KioskAddress unit={unit} />
          <SubUnits unit={unit} action={hasRight(unit, 'node_create') && <AddSubUnits unit={unit} />} />
        </Stack>
      </Box>
    </Stack>
  );
}
