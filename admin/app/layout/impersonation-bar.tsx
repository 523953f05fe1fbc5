import SupervisorAccount from '@mui/icons-material/SupervisorAccountOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { formatTime } from '../../fields/dates.ts';
import { product } from '../product.tsx';
import { useSession, useUserData } from '../../providers/use-session.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { IMPERSONATION_BAR, IMPERSONATION_BAR_HEIGHT } from '../../theme/measures.ts';

/** On every screen of a super administrator who is logged in as somebody: who, as whom, until when, and the way back. */
export function ImpersonationBar() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const user = useUserData();
  const { client } = useSession();
  const { mutate, isPending } = useServerMutation();
  if (user === null || user.impersonation === null) return null;
  const { by, reason, until } = user.impersonation;
  return (
    <Box
      component="aside"
      aria-label={translate('app.login_as.bar')}
      sx={({ palette }) => ({
        position: { xs: 'static', md: 'sticky' },
        top: 0,
        zIndex: 'appBar',
        minHeight: IMPERSONATION_BAR_HEIGHT,
        height: { md: IMPERSONATION_BAR_HEIGHT },
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        paddingInline: 4,
        paddingBlock: { xs: 2, md: 0 },
        backgroundColor: palette.tones.active.surface,
        color: palette.tones.active.text,
      })}
    >
      <SupervisorAccount fontSize="small" aria-hidden />
      <Typography variant="body2" sx={{ flex: { xs: '1 1 240px', md: '0 1 auto' }, fontWeight: 600 }}>
        {translate('app.login_as.told', { by, user: user.full_name, company: user.company_name })}
      </Typography>
      <Typography
        variant="body2"
        title={reason}
        sx={{
          flex: { xs: '1 1 100%', md: '1 1 0' },
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { md: 'nowrap' },
        }}
      >
        {translate('app.login_as.until', { time: formatTime(until, locale) })} · {reason}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={isPending}
        onClick={() => void mutate(() => client.signOut())}
      >
        {translate('app.login_as.end')}
      </Button>
    </Box>
  );
}

/**
 * Leads to the start of whom the super administrator became, and back to the company's page once that is over, by the
 * button or by itself. To stand after what guards the routes, so that its word is the last.
 */
export function ImpersonationNavigation() {
  const navigate = useNavigate();
  const notify = useNotify();
  const user = useUserData();
  const before = useRef(user);
  useEffect(() => {
    const last = before.current;
    before.current = user;
    if (last === null || user === null || last.impersonation?.until === user.impersonation?.until) return;
    if (user.impersonation !== null) {
      void navigate('/', { replace: true });
      return;
    }
    notify('app.login_as.ended', { type: 'info', messageArgs: { user: last.full_name } });
    void navigate(product.tenantPath?.(last.company_id) ?? '/', { replace: true });
  }, [user, navigate, notify]);
  return null;
}

/** Room for what sticks below the bar. */
export const impersonationBarStyle = (isThere: boolean) => ({
  [IMPERSONATION_BAR]: { xs: '0px', md: isThere ? `${IMPERSONATION_BAR_HEIGHT}px` : '0px' },
});
