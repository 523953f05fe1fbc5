import { useDataProvider } from 'react-admin';
import { nodeQrCode } from '../../../../generated/resources.ts';
import type { NodeQrCodeRecord } from '../../../../generated/types.ts';
import { useToldChange } from '../../../../ui/use-change.ts';

export type CodeState = NodeQrCodeRecord['state'];

/** Retires a marc with its code or puts it back, and says so; answers undefined when it was refused. */
export function useMarcState() {
  const provider = useDataProvider();
  const { make } = useToldChange();
  return ({ node_qr_code_id: id, number }: { node_qr_code_id: number; number: number }, state: CodeState) =>
    make(() => provider.update(nodeQrCode.route, { id, data: { state }, previousData: { id } }), {
      message: state === 'retired' ? 'app.unit.marcs.retired' : 'app.unit.marcs.is_back',
      words: { number },
    });
}
