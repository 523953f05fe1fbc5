import { useGetList } from 'react-admin';
import { nodeQrCode } from '../../generated/resources.ts';
import type { NodeQrCodeRecord, NodeRecord } from '../../generated/types.ts';
import { hasRight } from '../organization-tree/unit.ts';

/** The unit's own code, which it has from the start; undefined until it has come, and for who may not read codes here. */
export function useUnitCode(unit: NodeRecord): NodeQrCodeRecord | undefined {
  const { data } = useGetList<NodeQrCodeRecord>(
    nodeQrCode.route,
    {
      filter: { node_id: unit.id, origin: 'unit' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: hasRight(unit, 'qr_read') },
  );
  return data?.[0];
}
