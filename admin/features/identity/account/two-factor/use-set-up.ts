import { useState } from 'react';
import { useAccountCall } from '../use-account-data.ts';
import { useProof } from './use-proof.ts';

export interface Begun {
  secret: string;
  address: string;
}

/** From the password over the secret of an app and its first code to the recovery codes. */
export function useSetUp() {
  const call = useAccountCall();
  const proof = useProof();
  const { values, mutate, isPending } = proof;
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const begin = () =>
    mutate(async () => setBegun(await call<Begun>('twofactor/begin', { body: { password: values.password } })));
  const confirm = () =>
    mutate(async () => {
      const body = { code: values.code };
      setCodes((await call<{ recovery_codes: string[] }>('twofactor/confirm', { body })).recovery_codes);
    });
  return {
    proof,
    begun,
    /** The recovery codes, to be shown this once: it is done. */
    codes,
    isPending,
    isBlocked: begun ? values.code === '' : values.password === '',
    submit: begun ? confirm : begin,
  };
}

export type SettingUp = ReturnType<typeof useSetUp>;
