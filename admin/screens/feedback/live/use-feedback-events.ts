import { useEffect, useEffectEvent } from 'react';
import { feedback } from '../../../generated/resources.ts';
import type { ApiClient } from '../../../providers/api-client.ts';
import { createEventSource, type EventSource, type Hear } from '../../../providers/event-source.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** One a tab, whatever listens in it. */
const sources = new WeakMap<ApiClient, EventSource>();

function sourceOf(client: ApiClient): EventSource {
  const known = sources.get(client);
  if (known) return known;
  const made = createEventSource({ client, path: `/${feedback.path}/events/`, page: document });
  sources.set(client, made);
  return made;
}

/** Hears of feedback as it comes, changes or is erased, within the user's rights. */
export function useFeedbackEvents(hear: Hear, isOn = true): void {
  const { client } = useSession();
  const heard = useEffectEvent(hear);
  useEffect(() => (isOn ? sourceOf(client).listen((event) => heard(event)) : undefined), [client, isOn]);
}

/** Ids in an event of what was changed or erased. */
export function idsOf(data: unknown): number[] {
  if (typeof data !== 'object' || data === null || !('ids' in data) || !Array.isArray(data.ids)) return [];
  return data.ids.filter((id) => typeof id === 'number');
}
