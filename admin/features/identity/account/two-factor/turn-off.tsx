import { useNotify, useTranslate } from 'react-admin';
import { useAccountCall } from '../use-account-data.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { useProof } from './use-proof.ts';

/** Asks for password and code, then no login asks for a code any more. */
export function TurnOff({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useAccountCall();
  const proof = useProof();
  const { values, run } = proof;
  const submit = () =>
    run(async () => {
      await call('twofactor/off', { body: values });
      notify('app.account.two_factor.turned_off', { type: 'success' });
      onClose();
    });
  return (
    <ProofDialog
      proof={proof}
      title={translate('app.account.two_factor.turn_off')}
      text={translate('app.account.two_factor.turn_off_text')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
