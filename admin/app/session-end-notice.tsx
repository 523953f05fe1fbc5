import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { paths } from '../entities/guard.ts';
import { useUserData } from '../providers/use-session.tsx';

/**
 * Tells somebody whose session ended without a sign-out why the login stands there. Beside all that is loaded: a session
 * may end before the screens have come.
 */
export function SessionEndNotice() {
  const notify = useNotify();
  const user = useUserData();
  const { pathname } = useLocation();
  const wasSignedIn = useRef(user !== null);
  useEffect(() => {
    if (wasSignedIn.current && user === null && pathname !== paths.logout)
      notify('ra.notification.logged_out', { type: 'warning' });
    wasSignedIn.current = user !== null;
    // A sign-out changes the user and then the path; only the first of them is news.
  }, [user, pathname, notify]);
  return null;
}
