import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccountCall } from '../use-account-data.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.ts';

/** Asks for password and code, then shows new recovery codes. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const call = useAccountCall();
  const proof = useProof();
  const { values, run } = proof;
  const [codes, setCodes] = useState<string[]>();
  const submit = async () => {
    const renewed = await run(() => call<{ recovery_codes: string[] }>('twofactor/recoverycodes', { body: values }));
    setCodes(renewed?.recovery_codes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ProofDialog
      proof={proof}
      title={translate('app.account.two_factor.renew')}
      text={translate('app.account.two_factor.renew_text')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
