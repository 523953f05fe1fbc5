import { columns, filters, moreColumns } from '../../../generated/views/node.tsx';
import { node } from '../../../generated/resources.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { NoUnits } from './no-units.tsx';
import { PausedField } from './paused-chip.tsx';

const { name, parent_id, type, organization_id, qr_read_count, total_feedback_count, open_feedback_count } = columns;

const shown = {
  name,
  parent_id,
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
  return <EntityList entity={node} columns={shown} moreColumns={moreColumns} filters={filters} empty={<NoUnits />} />;
}
