import Close from '@mui/icons-material/CloseOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useMay } from '../entities/use-access.ts';
import { SelectionActionButtons } from './actions/offered-actions.tsx';
import { BulkEditDialog } from './bulk-edit/bulk-edit-dialog.tsx';
import { useIsBulkEditable } from './bulk-edit/use-bulk-edit.tsx';
import { DeleteSeveral } from './deletion/delete-several.tsx';
import { useScreen } from './screen-context.tsx';
import { useIsDeletable } from './use-selectable.ts';

/** In place of the header while rows are selected: how many, and what can be done with them. */
export function BulkBar() {
  const translate = useTranslate();
  const { entity } = useScreen();
  const may = useMay(entity.route);
  const isDeletable = useIsDeletable();
  const { selectedIds, data = [], onUnselectItems } = useListContext<RaRecord>();
  const mayDeleteAll =
    isDeletable && may('delete') && data.every((row) => !selectedIds.includes(row.id) || may('delete', row));
  const isEditable = useIsBulkEditable();
  const known = data.filter((row) => selectedIds.includes(row.id));
  if (selectedIds.length === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--header-top)',
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: 40,
        marginBottom: '-40px',
        borderRadius: 1,
        paddingInline: 1,
        backgroundColor: 'accentSurface',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={translate('ra.action.unselect')}>
        <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
          <Close />
        </IconButton>
      </Tooltip>
      <Typography variant="subtitle2" role="status" sx={{ flexGrow: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <SelectionActionButtons />
      {known.length > 0 && known.every(isEditable) && (
        <BulkEdit rows={selectedIds.map((id) => known.find((row) => row.id === id) ?? { id })} />
      )}
      {mayDeleteAll && <BulkDelete />}
    </Box>
  );
}

/** Those of other pages are known by their ids alone; the server judges each. */
function BulkEdit({ rows }: { rows: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
        {translate('ra.action.edit')}
      </Button>
      {isOpen && <BulkEditDialog entity={entity} rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}

function BulkDelete() {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteOutline />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && <DeleteSeveral onClose={() => setAsking(false)} />}
    </>
  );
}
