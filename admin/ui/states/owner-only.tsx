import Lock from '@mui/icons-material/LockPersonOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useUserData } from '../../providers/use-session.tsx';

/** Whether the server refuses an operation, by its id, because a super administrator is logged in as the user. */
export function useIsOwnerOnly(): (operation: string) => boolean {
  const user = useUserData();
  return (operation) => user?.owner_only.includes(operation) === true;
}

interface OwnerOnlyProps {
  /** Ids of the server's operations, as in `two_factor.begin`. */
  operations: readonly string[];
  children: ReactNode;
}

/** What does something of the user's own, or why it does not for who is logged in as him. */
export function OwnerOnly({ operations, children }: OwnerOnlyProps) {
  return operations.some(useIsOwnerOnly()) ? <OwnerOnlyNote /> : children;
}

/** Why nothing is offered here. */
export function OwnerOnlyNote() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
      <Lock fontSize="small" />
      <Typography variant="body2">{translate('app.login_as.owner_only')}</Typography>
    </Box>
  );
}
