import Add from '@mui/icons-material/AddOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';

/** An organization without a unit: what to do first. */
export function EmptyTree({ onAdd, children }: { onAdd: (() => void) | null; children?: ReactNode }) {
  const translate = useTranslate();
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
            {children}
          </Box>
        )
      }
    >
      {translate(onAdd === null ? 'app.tree.empty.none_visible' : 'app.tree.empty.text')}
    </EmptyState>
  );
}
