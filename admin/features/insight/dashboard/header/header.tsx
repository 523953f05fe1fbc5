import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useUserData } from '../../../../providers/use-session.tsx';
import { AddMenu } from './add-menu.tsx';

/** Who one is here, and what may be added. */
export function Header({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate();
  const user = useUserData();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h1">{translate('app.dashboard.greeting', { name: user?.full_name ?? '' })}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`app.dashboard.role_${user?.role === 'superadmin' ? 'platform' : 'company'}`, {
            company: user?.company_name ?? '',
          })}
        </Typography>
      </Box>
      {actions}
      <AddMenu />
    </Box>
  );
}
