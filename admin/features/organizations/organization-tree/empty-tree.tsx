import Add from '@mui/icons-material/AddOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button } from '@mui/material';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ImportDialog } from '../unit-import/import-dialog.tsx';

interface EmptyTreeProps {
  organizationId: number;
  /** Null for who may not add any. */
  onAdd: (() => void) | null;
}

/** An organization without a unit: what to do first. */
export function EmptyTree({ organizationId, onAdd }: EmptyTreeProps) {
  const translate = useTranslate();
  const [isImporting, setImporting] = useState(false);
  return (
    <EmptyState
      Icon={AccountTree}
      title={translate('app.tree.empty.title')}
      action={
        onAdd !== null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
              {translate('app.tree.empty.add')}
            </Button>
            <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setImporting(true)}>
              {translate('app.import.open')}
            </Button>
            <ImportDialog organizationId={organizationId} open={isImporting} onClose={() => setImporting(false)} />
          </Box>
        )
      }
    >
      {translate(onAdd === null ? 'app.tree.empty.none_visible' : 'app.tree.empty.text')}
    </EmptyState>
  );
}
