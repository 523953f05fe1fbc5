import { columns, filters } from '../../../generated/views/node.tsx';
import { node } from '../../../generated/resources.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { NoUnits } from './no-units.tsx';
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
