import { Alert, Button, Stack } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../fields/dates.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { useSession, useUserData } from '../../providers/use-session.tsx';

/** On every screen, until the user has seen it: what somebody did to how he logs in. */
export function AccountNotices() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const user = useUserData();
  const { client } = useSession();
  const { mutate, isPending } = useServerMutation();
  const notices = user?.account_notices ?? [];
  // Whoever is lent the session can't take the news from its user.
  if (user === null || user.impersonation !== null || notices.length === 0) return null;
  const see = (id: number) =>
    void mutate(async () => {
      await client.call(`/account/notices/${id}/seen`, { method: 'POST', body: {} });
      await client.refreshUserData();
    });
  return (
    <Stack component="aside" aria-label={translate('app.account_notices.title')} sx={{ gap: 2, marginBottom: 4 }}>
      {notices.map(({ id, kind, by, at }) => {
        const what = translate(`app.account_notices.kinds.${kind}`, { when: formatMoment(at, locale) });
        return (
          <Alert
            key={id}
            severity="warning"
            sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
            action={
              <Button size="small" color="inherit" disabled={isPending} onClick={() => see(id)}>
                {translate('app.account_notices.seen')}
              </Button>
            }
          >
            {by === '' ? what : translate('app.account_notices.by', { what, by })}
          </Alert>
        );
      })}
    </Stack>
  );
}
