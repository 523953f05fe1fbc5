import { Box, Card, Stack, Button, Typography } from '@mui/material';
import { fields } from '../../../../generated/views/node.tsx';
import { node } from '../../../../generated/resources.ts';
import { useCustomPieces } from '../../../../crud/custom/use-custom-pieces.tsx';
import { ShowFields } from '../../../../crud/index.ts';
import { hasRight } from '../../organization-tree/unit.ts';
import { KioskAddress } from '../kiosk-address.tsx';
import { ValuesAddress } from '../values-address.tsx';
import { QrCode } from '../qr-code.tsx';
import type { UnitTabProps } from '../unit-tabs.ts';
import { Counters } from './counters.tsx';
import { SubUnits } from './sub-units.tsx';
import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { useTranslate, useRecordContext } from 'react-admin';
import type { NodeRecord } from '../../../../generated/types.ts';
import { AddUnitsDialog } from '../../organization-tree/dialogs/add-units.tsx';
import { BooleanField } from '../../../../fields/index.ts';
import { type CellProps, useValue } from '../../../../fields/base/use-value.ts';

/** Whether the unit is paused, and what that means for its visitors. */
function PausedState(props: CellProps) {
  const translate = useTranslate();
  const isPaused = useValue(props) === true;
  const unit = useRecordContext<NodeRecord>();
  const paused = unit?.parent_id === null ? 'means_at_top' : 'means';
  return (
    <Box>
      <BooleanField {...props} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.unit.paused.${isPaused ? paused : 'otherwise'}`)}
      </Typography>
    </Box>
  );
}

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
  const { cells } = useCustomPieces(node);
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
          <ShowFields entity={node} fields={{ ...shown, ...cells }} />
        </Card>
        <Stack sx={{ gap: 4 }}>
          <QrCode unit={unit} />
          <KioskAddress unit={unit} />
          <ValuesAddress unit={unit} />
          <SubUnits unit={unit} action={hasRight(unit, 'node_create') && <AddSubUnits unit={unit} />} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** Adds units below this one. */
function AddSubUnits({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('app.unit.actions.add')}
      </Button>
      {isOpen && <AddUnitsDialog organizationId={unit.organization_id} parent={unit} onClose={() => setOpen(false)} />}
    </>
  );
}
