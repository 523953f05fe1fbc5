import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { columns, filters } from '../../generated/node.tsx';
import { node, organization } from '../../generated/resources.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { iconOf } from '../../kit/icon-of.ts';
import { Column, EntityList } from '../../kit/index.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { PathField } from './path-field.tsx';
import { PausedField } from './paused-chip.tsx';

const { name, type, organization_id, qr_read_count, total_feedback_count, open_feedback_count } = columns;

/** The whole way down instead of the unit above alone: units of one name are told apart by it. */
const shown = {
  name,
  parent_id: (
    <Column source="parent_id" disableSort>
      <PathField source="parent_id" />
    </Column>
  ),
  type,
  organization_id,
  qr_read_count,
  total_feedback_count,
  open_feedback_count,
  is_paused: (
    <Column source="is_paused" disableSort>
      <PausedField source="is_paused" />
    </Column>
  ),
};

/** All units that the user sees, of all organizations: to search and to sort; the tree shows how they hang together. */
export default function UnitList() {
  return <EntityList entity={node} columns={shown} filters={filters} empty={<NoUnits />} />;
}

/** Units are added where they hang together: in the tree. */
function NoUnits() {
  const translate = useTranslate();
  const mayBegin = useUserData()?.is_admin === true;
  return (
    <EmptyState
      Icon={iconOf(node)}
      title={translate('app.empty.units.title')}
      action={
        mayBegin && (
          <Button component={Link} to={`/${organization.route}`} variant="contained">
            {translate('app.first_steps.unit.action')}
          </Button>
        )
      }
    >
      {translate(`app.empty.units.${mayBegin ? 'text' : 'reader'}`)}
    </EmptyState>
  );
}
