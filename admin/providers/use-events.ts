/** What happens on the server, heard by whoever listens in this tab: one stream, whatever listens in it. */
import { useEffect, useEffectEvent } from 'react';
import type { ApiClient } from './api-client.ts';
import { createEventSource, type EventSource, type EventHandler, type ServerEvent } from './event-source.ts';
import { useSession } from './use-session.tsx';

const sources = new WeakMap<ApiClient, EventSource>();

function sourceOf(client: ApiClient): EventSource {
  const known = sources.get(client);
  if (known) return known;
  const made = createEventSource({ client, path: '/account/events/', page: document });
  sources.set(client, made);
  return made;
}

/** Hears of what happens, within the user's rights. */
export function useEvents(onEvent: EventHandler, isOn = true): void {
  const { client } = useSession();
  const heard = useEffectEvent(onEvent);
  useEffect(() => (isOn ? sourceOf(client).listen((event) => heard(event)) : undefined), [client, isOn]);
}

/** Ids in an event of what something happened to. */
export function idsOf(data: unknown): number[] {
  if (typeof data !== 'object' || data === null || !('ids' in data) || !Array.isArray(data.ids)) return [];
  return data.ids.filter((id) => typeof id === 'number');
}

/** The kind of an event that says that rows of an entity were made, changed or deleted. */
export const ROWS_EVENT = 'rows';

/** Ids of an entity's rows to which something happened. */
export function rowsOf({ kind, data }: ServerEvent, entity: string): number[] {
  const isMeant =
    kind === ROWS_EVENT && typeof data === 'object' && data !== null && 'entity' in data && data.entity === entity;
  return isMeant ? idsOf(data) : [];
}
