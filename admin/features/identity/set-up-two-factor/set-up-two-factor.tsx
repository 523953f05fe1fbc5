import { Button } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { wordsOf } from '../../../providers/problem.ts';
import { useSession, useUserData } from '../../../providers/use-session.tsx';
import { paths, type ReturnState } from '../../../entities/guard.ts';
import { useJudge } from '../../../entities/use-judge.ts';
import { RecoveryCodes } from '../account/two-factor/recovery-codes.tsx';
import { setUpAction, SetUpFields } from '../account/two-factor/set-up-fields.tsx';
import { useSetUp } from '../account/two-factor/use-set-up.ts';
import { LogOut } from '../register/log-out.tsx';

/** All that is open to whoever must have two-factor login and has none; then he goes where he wanted to. */
export default function SetUpTwoFactor({ title }: { title: string }) {
  const translate = useTranslate();
  const user = useUserData();
  const settingUp = useSetUp();
  const { proof, codes, isPending, isBlocked, submit } = settingUp;
  const next = useNext();
  const { hasSaved, goOn } = useGoOn();
  useNews();
  // Another tab may have heard first that it is set up: the codes are shown all the same.
  const isShowing = isPending || (codes !== undefined && !hasSaved);
  if (user !== null && !user.owes_two_factor && !isShowing) return <Navigate to={next} replace />;
  const why = user?.role === 'superadmin' ? 'why_platform' : 'why_company';
  return (
    <BarePage actions={<LogOut />}>
      <BareForm
        title={title}
        text={translate(`app.account.two_factor.${why}`, { company: user?.company_name ?? '' })}
        failure={proof.failure}
        isPending={isPending}
        isQuick
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SetUpFields settingUp={settingUp} />
        <Button type="submit" variant="contained" loading={isPending} disabled={isBlocked} fullWidth>
          {translate(setUpAction(settingUp))}
        </Button>
      </BareForm>
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={goOn} />}
    </BarePage>
  );
}

/** Where he was going, or where he begins. */
function useNext(): string {
  const judgePath = useJudge();
  const { nextPathname, nextSearch = '' } = (useLocation().state as ReturnState | null) ?? {};
  if (nextPathname !== undefined) return `${nextPathname}${nextSearch}`;
  const home = judgePath(paths.login);
  return home.kind === 'redirect' ? home.to : paths.dashboard;
}

/** It may have been set up, or no longer be required, since it was last asked. */
function useNews(): void {
  const { client } = useSession();
  useEffect(() => {
    // What goes wrong is told by the first step.
    void client.refreshUserData().catch(() => undefined);
  }, [client]);
}

/** Lets the session go on as it is by now, once the recovery codes were kept. */
function useGoOn() {
  const { client } = useSession();
  const notify = useNotify();
  const [hasSaved, setSaved] = useState(false);
  const goOn = () =>
    void client.refreshUserData().then(
      () => setSaved(true),
      (error: unknown) => notify(wordsOf(error), { type: 'error' }),
    );
  return { hasSaved, goOn };
}
