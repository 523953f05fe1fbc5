import { useQuery } from '@tanstack/react-query';
import { node } from '../../../../generated/resources.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { DesignKind } from './design-kind.ts';

/** What a unit shows and why (`setup_survey`, `setup_qrcode`, `setup_linklist`). */
export interface Setup {
  state: 'custom' | 'group' | 'inherited' | 'not_designed';
  /** What visitors get: a survey, a QR design or links; null where there is none. */
  design: Record<string, unknown> | null;
  /** Whom the design is from; unnamed where the reader may not see the unit. */
  source: { kind: 'own' | 'group' | 'unit' | 'default'; id: number | null; name: string | null };
  /** The unit's own group of this kind. */
  group: { id: number; name: string } | null;
  /** Since when the design is tried, as a draft of the group; null where it is what is published. */
  tried_since: string | null;
}

/** Below the resource's own key, so that a refresh of the page asks again. */
export function useSetup({ setup }: DesignKind, unitId: number) {
  const act = useAct();
  return useQuery({
    queryKey: [node.route, setup, unitId],
    queryFn: ({ signal }) => act<Setup>(node.route, { action: setup, id: unitId, method: 'GET', signal }),
  });
}
