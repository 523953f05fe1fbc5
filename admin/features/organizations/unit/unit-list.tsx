import { columns, filters, moreColumns } from '../../../generated/views/node.tsx';
import { node } from '../../../generated/resources.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { NoUnits } from './no-units.tsx';
import { PausedField } from './paused-chip.tsx';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../fields/base/empty-value.tsx';
import { OneLine } from '../../../fields/base/one-line.tsx';
import type { CellProps } from '../../../fields/base/use-value.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { useUnitPaths } from '../../../crud/use-unit-paths.ts';

const WIDTH = '30ch';

/** The units above a unit, as far as the reader sees them; in a row on one line. */
function PathField(_props: CellProps) {
  const unit = useRecordContext<NodeRecord>();
  const pathOf = useUnitPaths(unit === undefined ? [] : [unit]);
  const path = unit === undefined ? '' : pathOf(unit);
  return path === '' ? <EmptyValue /> : <OneLine text={path} width={WIDTH} />;
}

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
  return <EntityList entity={node} columns={shown} moreColumns={moreColumns} filters={filters} empty={<NoUnits />} />;
}
