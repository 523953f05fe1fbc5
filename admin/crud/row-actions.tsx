import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { RowActionButtons } from './actions/offered-actions.tsx';
import { OwnActions } from './own-actions.tsx';
import { useScreen, useScreenPath } from './screen-context.tsx';
import { useMay, useMayOpenForm } from '../entities/use-access.ts';
import { useDeleteRow } from './use-delete-row.tsx';
import { useRecordLabel } from '../entities/use-record-label.ts';

/** Class that the table shows on hover and on focus. */
export const ROW_ACTIONS_CLASS = 'row-actions';

/** The last column: what can be done with the row. */
export function RowActionsColumn() {
  const translate = useTranslate();
  return (
    <DataTable.Col
      label={
        <Box component="span" sx={visuallyHidden}>
          {translate('app.list.actions')}
        </Box>
      }
      disableSort
      align="right"
      sx={{ width: 84, paddingInlineEnd: 2, whiteSpace: 'nowrap' }}
    >
      <RowActions />
    </DataTable.Col>
  );
}

/** Buttons of one row. */
export function RowActions() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { entity } = useScreen();
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const mayOpenForm = useMayOpenForm(entity);
  const labelOf = useRecordLabel(entity.route);
  const { ask, dialog } = useDeleteRow(record);
  if (record === undefined || entity.paths !== undefined) return null;
  const label = labelOf(record);
  return (
    <Box className={ROW_ACTIONS_CLASS} onClick={(event) => event.stopPropagation()} sx={{ display: 'inline-flex' }}>
      <RowActionButtons record={record} place="row" />
      <OwnActions />
      {mayOpenForm(record) && (
        <Tooltip title={translate('ra.action.edit')}>
          <IconButton
            size="small"
            component={Link}
            to={toPath('edit', record.id)}
            aria-label={`${translate('ra.action.edit')}: ${label}`}
          >
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {may('delete', record) && (
        <Tooltip title={translate('ra.action.delete')}>
          <IconButton size="small" onClick={ask} aria-label={`${translate('ra.action.delete')}: ${label}`}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {dialog}
    </Box>
  );
}
