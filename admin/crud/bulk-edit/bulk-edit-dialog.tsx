import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { ReasonField } from '../history/reason-field.tsx';
import { type Unchanged, useBulkEdit, useBulkFields } from './use-bulk-edit.tsx';
import { ValueDialog } from './value-dialog.tsx';

interface BulkEditDialogProps {
  entity: EntityResource;
  rows: readonly RaRecord[];
  onClose: () => void;
}

/** Asks for a field and its value, gives that to all rows, and tells which stayed as they were, and why. */
export function BulkEditDialog({ entity, rows, onClose }: BulkEditDialogProps) {
  const fields = useBulkFields();
  // As they were selected: those that are done leave the selection.
  const [all] = useState(rows);
  const [reason, setReason] = useState('');
  const { run, isPending, unchanged } = useBulkEdit(entity);
  const submit = async (data: object) => {
    const refused = await run(unchanged.length > 0 ? unchanged.map(({ row }) => row) : all, data, reason);
    if (refused?.length === 0) onClose();
  };
  return (
    <ValueDialog {...{ entity, fields, isPending, onClose }} rows={all} count={all.length} onSubmit={submit}>
      {entity.history?.reason && <ReasonField value={reason} onChange={setReason} />}
      {unchanged.length > 0 && <UnchangedRows {...{ entity, unchanged }} />}
    </ValueDialog>
  );
}

function UnchangedRows({ entity, unchanged }: { entity: EntityResource; unchanged: readonly Unchanged[] }) {
  const translate = useTranslate();
  const labelOf = useRecordLabel(entity.route);
  return (
    <Box role="alert">
      <Typography variant="subtitle2" component="p">
        {translate('app.bulk_edit.unchanged', { smart_count: unchanged.length })}
      </Typography>
      <Box component="dl" sx={{ margin: 0, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
        {unchanged.map(({ row, reason }) => (
          <Box key={row.id} sx={{ marginTop: 2 }}>
            <Typography component="dt" variant="body2">
              <bdi>{labelOf(row)}</bdi>
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
              {translate(reason, { _: reason })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
