import { useGetList } from 'react-admin';
import { marc, nodeQrCode } from '../../../../generated/resources.ts';
import type { MarcRecord, NodeQrCodeRecord, NodeRecord } from '../../../../generated/types.ts';

export interface UnitMark {
  mark: MarcRecord;
  /** Retiring the mark is a change of its code. */
  code: NodeQrCodeRecord;
}

/** No unit has more. */
const MOST = 100;

/** The marks at a unit, those in use first; undefined until they have come. */
export function useUnitMarks(unit: NodeRecord) {
  const codes = useGetList<NodeQrCodeRecord>(nodeQrCode.route, {
    filter: { node_id: unit.id, origin: 'mark' },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = codes.data?.map(({ id }) => id) ?? [];
  const marks = useGetList<MarcRecord>(
    marc.route,
    {
      filter: { node_qr_code_id: ids },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  const found = marks.data?.flatMap((mark): UnitMark[] => {
    const code = codes.data?.find(({ id }) => id === mark.node_qr_code_id);
    return code === undefined ? [] : [{ mark, code }];
  });
  const isRetired = ({ code }: UnitMark): number => Number(code.state === 'retired');
  return {
    marks: codes.data?.length === 0 ? [] : found?.toSorted((one, other) => isRetired(one) - isRetired(other)),
    error: codes.error ?? marks.error,
    refetch: () => void (codes.error ? codes.refetch() : marks.refetch()),
  };
}
