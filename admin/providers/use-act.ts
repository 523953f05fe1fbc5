import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ActionRequest, ActionsProvider } from './data-provider.ts';

/** Calls the actions of entities: `act(node.route, { action: 'move', id, input: { target_id } })`. */
export function useAct(): <Answer>(resource: string, request: ActionRequest) => Promise<Answer> {
  const provider = useDataProvider<ActionsProvider & ReturnType<typeof useDataProvider>>();
  return useCallback((resource, request) => provider.act(resource, request), [provider]);
}

/** Calls those that answer a file. */
export function useActForFile(): ActionsProvider['actForFile'] {
  const provider = useDataProvider<ActionsProvider & ReturnType<typeof useDataProvider>>();
  return useCallback((resource, request) => provider.actForFile(resource, request), [provider]);
}
