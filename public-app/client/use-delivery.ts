import { useEffect, useEffectEvent } from 'react';
import { setAttendedResponse, cachePage, startDelivery } from './delivery.ts';
import type { DeliveryEvent } from './outbox/outbox.ts';
import { whenReleased } from './press.ts';
import { sent, type SurveyState } from './state.ts';

/** Answers that are kept on this device are sent when that can be, and the visitor is told when it was. */
export function useDelivery(
  { page, sending }: SurveyState,
  setState: (change: (state: SurveyState) => SurveyState) => void,
): void {
  const stores = page.submission !== null;
  const hear = useEffectEvent(({ token, delivery }: DeliveryEvent): void => {
    if (token !== page.token || sending !== 'kept' || delivery.kind === 'kept') return;
    whenReleased(() => setState((latest) => sent(latest, delivery)));
  });
  useEffect(() => (stores ? startDelivery((event) => hear(event)) : undefined), [stores]);
  useEffect(() => setAttendedResponse(page.token), [page.token]);
  useEffect(() => {
    if (!stores) return undefined;
    // What the visitor waits for comes first.
    const keep = (): void => void cachePage();
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, [stores]);
}
