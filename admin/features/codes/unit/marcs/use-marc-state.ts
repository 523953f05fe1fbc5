import { useDataProvider } from 'react-admin';
import { nodeQrCode } from '../../../../generated/resources.ts';
import type { NodeQrCodeRecord } from '../../../../generated/types.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';

export type CodeState = NodeQrCodeRecord['state'];

/** Retires a marc with its code or puts it back, and says so; answers undefined when it was refused. */
export function useMarcState() {
  const provider = useDataProvider();
  const { mutate } = useServerMutation({ errors: 'toast' });
  return ({ node_qr_code_id: id, number }: { node_qr_code_id: number; number: number }, state: CodeState) =>
    mutate(() => provider.update(nodeQrCode.route, { id, data: { state }, previousData: { id } }), {
      message: state === 'retired' ? 'app.unit.marcs.retired' : 'app.unit.marcs.is_back',
      words: { number },
    });
}
