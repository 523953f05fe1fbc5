/** The providers around the back office; and which of its two parts is shown in them. */
import { AbilityProvider } from '@casl/react';
import { LinearProgress } from '@mui/material';
import { use, useEffect, useState } from 'react';
import { CoreAdminContext, useLocaleState } from 'react-admin';
import { useLocation } from 'react-router';
import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { UnsavedChangesProvider } from '../ui/unsaved/unsaved-changes.tsx';
import { Toasts } from './layout/toasts.tsx';
import { PreferenceProvider, usePreferences } from '../preferences/use-preferences.tsx';
import { SessionProvider, useUserData } from '../providers/use-session.tsx';
import { Appearance } from '../theme/appearance.tsx';
import { Failure } from '../features/errors/failure/failure.tsx';
import type { Texts } from './texts.ts';
import { Entrance, isEntrance } from './entrance.tsx';
import { BackOffice } from './lazy-back-office.tsx';
import { ProductDialogs } from './lazy-product-dialogs.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import type { Services } from './services.ts';

export function App({ services }: { services: Services }) {
  const { ability, preferences, session, texts, ...providers } = services;
  return (
    <PreferenceProvider store={preferences}>
      <SessionProvider session={session}>
        <AbilityProvider value={ability}>
          <CoreAdminContext {...providers}>
            <LocaleSync />
            <SessionEndNotice />
            <Appearance>
              <UnsavedChangesProvider>
                <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
                  <Pages texts={texts} />
                </ChunkBoundary>
              </UnsavedChangesProvider>
              <Toasts />
              <Dialogs />
            </Appearance>
          </CoreAdminContext>
        </AbilityProvider>
      </SessionProvider>
    </PreferenceProvider>
  );
}

/** Who comes to sign in is shown the pages for that; all others are in the back office, and stay there. */
function Pages({ texts }: { texts: Texts }) {
  const { pathname } = useLocation();
  const isOutside = useUserData() === null && isEntrance(pathname);
  const [hasEntered, setEntered] = useState(!isOutside);
  if (!isOutside && !hasEntered) setEntered(true);
  return hasEntered || !isOutside ? <BackOfficeInWords texts={texts} /> : <Entrance fetchTexts={texts.fetchAll} />;
}

/** The back office once all texts are there. */
function BackOfficeInWords({ texts }: { texts: Texts }) {
  const failure = texts.areAll() ? null : use(texts.all());
  return failure ? <Failure error={failure} resetErrorBoundary={() => undefined} /> : <BackOffice />;
}

/** After what asks about what is not saved, which a link of theirs may lead away from. */
function Dialogs() {
  const isSignedIn = useUserData() !== null;
  return <ChunkBoundary fallback={null}>{isSignedIn && <ProductDialogs />}</ChunkBoundary>;
}

/** The language is a preference of this browser; react-admin follows it. */
function LocaleSync() {
  const [{ locale }] = usePreferences();
  const [current, setLocale] = useLocaleState();
  useEffect(() => {
    if (current !== locale) setLocale(locale);
  }, [current, locale, setLocale]);
  return null;
}
