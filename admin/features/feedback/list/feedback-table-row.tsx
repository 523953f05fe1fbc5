import { TableCell, TableRow } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { SelectCheckbox } from '../../../crud/select-column.tsx';
import { useGoTo, useScreen } from '../../../crud/screen-context.tsx';
import type { FeedbackRow } from '../feedback-row.ts';
import { UnitCell } from './cells/unit-cell.tsx';
import type { FeedbackColumn } from './columns.tsx';
import { useSelection } from './use-selection.ts';

interface FeedbackTableRowProps {
  row: FeedbackRow;
  columns: readonly FeedbackColumn[];
  hasSelectable: boolean;
}

/** One feedback: a click anywhere opens it, and it is where the keys act while something in it has the focus. */
export function FeedbackTableRow({ row, columns, hasSelectable }: FeedbackTableRowProps) {
  const { place } = useScreen();
  const goTo = useGoTo();
  const { isSelected, canSelect } = useSelection();
  const isOpen = place.id === row.id;
  return (
    <RecordContextProvider value={row}>
      <TableRow
        hover
        selected={isOpen || isSelected(row)}
        data-feedback={row.id}
        onClick={() => goTo('show', row.id)}
        sx={{
          cursor: 'pointer',
          '& td, & th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', height: 40 },
          '&:focus-within td': { backgroundColor: 'accentSurface' },
          '&:focus-within td:first-of-type': ({ palette }) => ({ boxShadow: `inset 2px 0 ${palette.primary.main}` }),
          '[dir=rtl] &:focus-within td:first-of-type': ({ palette }) => ({
            boxShadow: `inset -2px 0 ${palette.primary.main}`,
          }),
        }}
      >
        {hasSelectable && (
          <TableCell align="center" sx={{ '&&': { padding: 0 } }}>
            {canSelect(row) && <SelectRow row={row} />}
          </TableCell>
        )}
        <TableCell sx={{ '&&': { paddingInlineStart: hasSelectable ? 1 : 3 } }}>
          <UnitCell />
        </TableCell>
        {columns.map(({ name, cell, isNumber }) => (
          <TableCell key={name} align={isNumber ? 'right' : 'left'}>
            {cell}
          </TableCell>
        ))}
      </TableRow>
    </RecordContextProvider>
  );
}

export function SelectRow({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const { isSelected, toggle } = useSelection();
  return (
    <SelectCheckbox
      label={`${translate('ra.action.select_row')}: #${row.id}`}
      isOn={isSelected(row)}
      onChange={() => toggle(row)}
    />
  );
}
