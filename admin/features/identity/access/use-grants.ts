/** What is read and written of grants; each change is seen everywhere at once. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import { node, nodeUserAccess } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { useIsOwnerOnly } from '../../../ui/states/owner-only.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Permitted, Person, Right, Rights, UnitName } from './rights.ts';

const { route } = nodeUserAccess;

/** Whose rights count at a unit; id and unit are null for a grant of a unit that the reader does not see. */
export interface UnitGrant extends Rights {
  id: number | null;
  user: Person;
  node_id: number | null;
  node_name: string | null;
  inherited: boolean;
  permitted: Permitted;
}

export function useUnitGrants(unitId: number) {
  const act = useAct();
  return useQuery({
    queryKey: [route, 'unit_access', unitId],
    queryFn: ({ signal }) =>
      act<{ results: UnitGrant[]; total: number }>(route, {
        action: 'unit_access',
        method: 'GET',
        input: { node_id: unitId },
        signal,
      }),
  });
}

export interface UserGrant extends Rights {
  id: number;
  node_id: number;
  node_name: string;
  path: UnitName[];
  permitted: Permitted;
}

export function useUserGrants(userId: number, isWanted = true) {
  const act = useAct();
  return useQuery({
    queryKey: [route, 'get_user_node_access_list', userId],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const request = { action: 'get_user_node_access_list', input: { user_id: userId }, signal };
      return (await act<{ results: UserGrant[] }>(route, request)).results;
    },
  });
}

/** Whether a grant may be changed, or taken, by who is at it. */
export function useMayChangeGrant(): (action: Permitted[number], grant: { permitted: Permitted }) => boolean {
  const isOwnerOnly = useIsOwnerOnly();
  return (action, { permitted }) => permitted.includes(action) && !isOwnerOnly(`node_user_access.${action}`);
}

export interface ExplainedRight {
  module: string;
  right: Right;
  granted: boolean;
  by: { access_id: number | null; node_id: number | null; node_name: string | null; right: Right }[];
}

export interface Explanation {
  user: Person;
  node: UnitName & { path: UnitName[] };
  is_admin: boolean;
  rights: ExplainedRight[];
}

export function useExplanation(userId: number, unitId: number) {
  const act = useAct();
  return useQuery({
    queryKey: [route, 'explain', userId, unitId],
    queryFn: ({ signal }) =>
      act<Explanation>(route, {
        action: 'explain',
        method: 'GET',
        input: { user_id: userId, node_id: unitId },
        signal,
      }),
  });
}

/** What the reader himself may do at a unit: more than that he can't give. */
export function useOwnRights(unitId: number | null) {
  const { data, isPending, error } = useGetOne<NodeRecord>(
    node.route,
    { id: unitId ?? 0, meta: { fields: ['name', 'rights'] } },
    { enabled: unitId !== null },
  );
  return { rights: data?.rights, name: data?.name, isPending: unitId !== null && isPending, error };
}

export interface GrantToSave {
  /** Null for a new one. */
  id: number | null;
  userId: number;
  unitId: number;
  rights: Rights;
  /** Of a grant that is changed. */
  before: Rights | null;
}

/** Saves grants; answers undefined when it was refused, and `errorText` says why. */
export function useGrantWrites() {
  const provider = useDataProvider();
  const { mutate, isPending, errorText } = useServerMutation();
  return {
    isSaving: isPending,
    errorText,
    save: ({ id, userId, unitId, rights, before }: GrantToSave) =>
      mutate(
        () =>
          id === null
            ? provider.create(route, { data: { user_id: userId, node_id: unitId, ...rights } })
            : provider.update(route, { id, data: { id, ...rights }, previousData: { id, ...before } }),
        { message: 'app.access.updated' },
      ),
  };
}
