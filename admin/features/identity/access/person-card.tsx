import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { fields } from '../../../generated/views/customer_user.tsx';
import type { Person } from './rights.ts';

/** Marks an administrator of the company. */
export function AdminChip() {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      icon={<AdminPanelSettings fontSize="small" />}
      label={translate('app.users.admin')}
      sx={({ palette }) => ({
        backgroundColor: palette.accentSurface,
        color: palette.primary.main,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

/** Who it is, and whether he is an admin or can't sign in. */
export function PersonCard({ person, action }: { person: Person; action?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{person.full_name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{person.email}</bdi>
        </Typography>
      </Box>
      <PersonChips person={person} />
      {action}
    </Box>
  );
}

/** What is unusual of a user: that he is an admin, or not active. */
export function PersonChips({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {person.is_admin && <AdminChip />}
      {person.state !== 'active' && <RecordContextProvider value={person}>{fields.state}</RecordContextProvider>}
    </Box>
  );
}
