import { LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths, type ReturnState } from '../../entities/guard.ts';
import { useJudge } from '../../entities/use-judge.ts';

/** Lets a visit through, or sends it where the rules of the spec's section 2 say. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const judgePath = useJudge();
  useEffect(hideLoadingOverlay, [pathname]);

  const verdict = judgePath(pathname);
  // While the next page's program is on its way this one is still shown, and may be nobody's any more: a company that has
  // just got its plan is on its way to the dashboard. Where it goes is judged when it is there.
  const isLeaving = pathname !== window.location.pathname;
  if (verdict.kind === 'pass' || isLeaving) return children;
  if (pathname === paths.login) {
    const { nextPathname, nextSearch = '' } = (state as ReturnState | null) ?? {};
    const mayReturn = nextPathname !== undefined && judgePath(nextPathname).kind === 'pass';
    if (mayReturn) return <Redirect to={`${nextPathname}${nextSearch}`} />;
    return (
      <Redirect to={verdict.to} state={verdict.to === paths.setUpTwoFactor ? (state as ReturnState | null) : null} />
    );
  }
  const remembers = (verdict.to === paths.login && pathname !== paths.logout) || verdict.to === paths.setUpTwoFactor;
  const next: ReturnState | null = remembers ? { nextPathname: pathname, nextSearch: search } : null;
  return <Redirect to={verdict.to} state={next} />;
}

/** This is what stands there until the program of the page has come that it leads to. */
function Redirect({ to, state }: { to: string; state?: ReturnState | null }) {
  const { key } = useLocation();
  return (
    <>
      <LinearProgress aria-hidden />
      {/* One mounted Navigate leads to an address once, and where visits follow each other closely, both may be refused. */}
      <Navigate key={key} to={to} state={state} replace />
    </>
  );
}

/** The document comes with an overlay that hides the first moments; spec, section 2: hidden after each navigation. */
function hideLoadingOverlay(): void {
  document.getElementById('loading-overlay')?.remove();
}
