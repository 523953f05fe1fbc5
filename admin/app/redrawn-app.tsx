import { useEffect, useState } from 'react';
import type { UpdatePayload } from 'vite';
import { loadMessages } from '../i18n/messages.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { App } from './app.tsx';
import type { Services } from './services.ts';

const PRINTED = /\/generated\//;

/** The back office of `npm run dev`: drawn again when what was printed has been taken over; who is signed in, and what was read, stays. */
export function RedrawnApp({ services }: { services: Services }) {
  const [{ version, current }, setState] = useState({ version: 0, current: services });
  useEffect(() => {
    async function redraw(): Promise<void> {
      const { locale } = services.preferences.get();
      const messages = await loadMessages(locale);
      const i18nProvider = createI18nProvider({ locale, messages }, loadMessages);
      setState((former) => ({ version: former.version + 1, current: { ...services, i18nProvider } }));
    }
    const hear = ({ updates }: UpdatePayload): void => {
      if (updates.some(({ acceptedPath }) => PRINTED.test(acceptedPath))) void redraw();
    };
    import.meta.hot?.on('vite:afterUpdate', hear);
    return () => import.meta.hot?.off('vite:afterUpdate', hear);
  }, [services]);
  return <App key={version} services={current} />;
}
