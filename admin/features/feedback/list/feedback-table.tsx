import { Box, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- its rows are chosen, walked by keys and have columns of fixed width
import { Table } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { SelectCheckbox } from '../../../crud/select-column.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { useOverflow } from '../../../ui/layout/use-overflow.ts';
import { BAR_SPACE, belowBars } from '../../../theme/measures.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { useFieldName } from '../use-field-name.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type FeedbackColumn, SELECT_WIDTH, REST_WIDTH, UNIT_WIDTH } from './columns.tsx';
import { FeedbackTableRow } from './feedback-table-row.tsx';
import { useColumns } from './use-columns.ts';
import { useSelection } from './use-selection.ts';

/** The rows as a table whose columns stay where they are from page to page; its header stays in view. */
export function FeedbackTable() {
  const { many } = useNames(feedback);
  const { data = [] } = useListContext<FeedbackRow>();
  const { shown } = useColumns();
  const { hasSelectable } = useSelection();
  const { frame, overflows, sx } = useOverflow();
  const least =
    (hasSelectable ? SELECT_WIDTH : 0) + UNIT_WIDTH + shown.reduce((sum, { width = REST_WIDTH }) => sum + width, 0);
  const hasRest = shown.some(({ width }) => width === undefined);
  return (
    <Box ref={frame} sx={{ ...sx, '--header-top': overflows ? '0px' : belowBars(BAR_SPACE) }}>
      <BulkBar />
      <Table size="small" aria-label={many} sx={{ tableLayout: 'fixed', minWidth: least }}>
        <colgroup>
          {hasSelectable && <col style={{ width: SELECT_WIDTH }} />}
          <col style={hasRest ? { width: UNIT_WIDTH } : {}} />
          {shown.map(({ name, width }) => (
            <col key={name} style={width === undefined ? {} : { width }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            {hasSelectable && <SelectAllCell />}
            <UnitHead />
            {shown.map((column) => (
              <HeadCell key={column.name} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 } }}>
          {data.map((row) => (
            <FeedbackTableRow key={row.id} row={row} columns={shown} hasSelectable={hasSelectable} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const sticky = {
  position: 'sticky',
  top: 'var(--header-top)',
  zIndex: 2,
  backgroundColor: 'background.paper',
} as const;

function SelectAllCell() {
  const translate = useTranslate();
  const { isAll, isSome, selectAll } = useSelection();
  return (
    <TableCell align="center" sx={{ ...sticky, '&&': { padding: 0 } }}>
      <SelectCheckbox
        label={translate('ra.action.select_all')}
        isOn={isAll}
        isPartly={isSome && !isAll}
        onChange={selectAll}
      />
    </TableCell>
  );
}

function UnitHead() {
  const nameOf = useFieldName();
  const { fixed } = useScreen();
  const { one } = useNames(feedback);
  return (
    <TableCell scope="col" sx={sticky}>
      {'node_id' in fixed ? one : nameOf('node_id')}
    </TableCell>
  );
}

function HeadCell({ column: { name, isSorted, isNumber } }: { column: FeedbackColumn }) {
  const nameOf = useFieldName();
  const { sort: current, setSort } = useListContext();
  const text = nameOf(name);
  const align = isNumber ? 'right' : 'left';
  if (!isSorted) {
    return (
      <TableCell scope="col" align={align} sx={sticky}>
        {text}
      </TableCell>
    );
  }
  const isActive = current.field === name;
  const direction = current.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell scope="col" align={align} sortDirection={isActive ? direction : false} sx={sticky}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'desc'}
        onClick={() => setSort({ field: name, order: isActive && direction === 'desc' ? 'ASC' : 'DESC' })}
      >
        {text}
      </TableSortLabel>
    </TableCell>
  );
}
