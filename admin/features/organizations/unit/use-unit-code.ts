import { useGetList } from 'react-admin';
import { nodeQrCode } from '../../../generated/resources.ts';
import type { NodeQrCodeRecord, NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../organization-tree/unit.ts';

/**
 * The unit's own code, which it has from the start; undefined until it has come, null where it can't be had: for who
 * may not read codes here, and when the server does not answer.
 */
export function useUnitCode(unit: NodeRecord): NodeQrCodeRecord | null | undefined {
  const mayRead = hasRight(unit, 'qr_read');
  const { data, error } = useGetList<NodeQrCodeRecord>(
    nodeQrCode.route,
    {
      filter: { node_id: unit.id, origin: 'unit' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: mayRead },
  );
  if (!mayRead || error !== null) return null;
  return data === undefined ? undefined : (data[0] ?? null);
}
