import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { groupNode, node, nodeLinkList, nodeQrCode, nodeSurvey } from '../../../../generated/resources.ts';
import type {
  GroupNodeRecord,
  NodeLinkListRecord,
  NodeQrCodeRecord,
  NodeSurveyRecord,
} from '../../../../generated/types.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { DesignKind } from './design-kind.ts';

/** What can be done about the design that a unit shows. */
export type DesignChange = 'start_own' | 'convert' | 'leave' | 'revert';

const FIRST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Makes a change, one at a time; says that it is made, or why not. */
export function useDesignChange(kind: DesignKind, unitId: number) {
  const steps = useSteps(kind, unitId);
  const { mutate: change } = useServerMutation({ errors: 'toast' });
  const [running, setRunning] = useState<DesignChange | null>(null);

  async function make(step: DesignChange): Promise<void> {
    if (running !== null) return;
    setRunning(step);
    await change(steps[step], { message: `app.unit.design.${kind.name}.done.${step}` });
    setRunning(null);
  }
  return { make, running };
}

function useSteps(kind: DesignKind, unitId: number): Record<DesignChange, () => Promise<unknown>> {
  const act = useAct();
  const provider = useDataProvider();
  return {
    start_own: () => act(node.route, { action: 'start_own_design', id: unitId, input: { kind: kind.name } }),
    convert: () =>
      act(groupNode.route, { action: 'convert_group_to_one_design', input: { node_id: unitId, kind: kind.name } }),
    async leave() {
      const filter = { node_id: unitId, kind: kind.name };
      const { data } = await provider.getList<GroupNodeRecord>(groupNode.route, { ...FIRST, filter });
      const [membership] = data;
      if (membership) await provider.delete(groupNode.route, { id: membership.id, previousData: membership });
    },
    revert: () => DROPS[kind.name](provider, unitId),
  };
}

type Provider = ReturnType<typeof useDataProvider>;

async function dropSurvey(provider: Provider, unitId: number): Promise<void> {
  const { data } = await provider.getList<NodeSurveyRecord>(nodeSurvey.route, {
    ...FIRST,
    filter: { node_id: unitId },
  });
  const [own] = data;
  if (own) await provider.update(nodeSurvey.route, { id: own.id, data: { survey_id: null }, previousData: own });
}

async function dropDesign(provider: Provider, unitId: number): Promise<void> {
  const filter = { node_id: unitId, origin: 'unit' };
  const { data } = await provider.getList<NodeQrCodeRecord>(nodeQrCode.route, { ...FIRST, filter });
  const [code] = data;
  if (code) await provider.update(nodeQrCode.route, { id: code.id, data: { design: null }, previousData: code });
}

async function dropLinks(provider: Provider, unitId: number): Promise<void> {
  const { data } = await provider.getList<NodeLinkListRecord>(nodeLinkList.route, {
    ...FIRST,
    filter: { node_id: unitId },
  });
  const [own] = data;
  if (own) await provider.delete(nodeLinkList.route, { id: own.id, previousData: own });
}

/** How a unit gives up its own design of a kind. */
const DROPS = { survey: dropSurvey, qr_code: dropDesign, link_list: dropLinks } as const;
