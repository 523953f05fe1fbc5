import { useGetList } from 'react-admin';
import { marc as marcEntity, nodeQrCode } from '../../../../generated/resources.ts';
import type { MarcRecord, NodeQrCodeRecord, NodeRecord } from '../../../../generated/types.ts';

export interface UnitMarc {
  marc: MarcRecord;
  /** Retiring the marc is a change of its code. */
  code: NodeQrCodeRecord;
}

/** No unit has more. */
const MOST = 100;

/** The marcs at a unit, those in use first; undefined until they have come. */
export function useUnitMarcs(unit: NodeRecord) {
  const codes = useGetList<NodeQrCodeRecord>(nodeQrCode.route, {
    filter: { node_id: unit.id, origin: 'mark' },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = codes.data?.map(({ id }) => id) ?? [];
  const marcs = useGetList<MarcRecord>(
    marcEntity.route,
    {
      filter: { node_qr_code_id: ids },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  const found = marcs.data?.flatMap((marc): UnitMarc[] => {
    const code = codes.data?.find(({ id }) => id === marc.node_qr_code_id);
    return code === undefined ? [] : [{ marc, code }];
  });
  const isRetired = ({ code }: UnitMarc): number => Number(code.state === 'retired');
  return {
    marcs: codes.data?.length === 0 ? [] : found?.toSorted((one, other) => isRetired(one) - isRetired(other)),
    error: codes.error ?? marcs.error,
    refetch: () => void (codes.error ? codes.refetch() : marcs.refetch()),
  };
}
