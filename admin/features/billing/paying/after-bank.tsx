import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PaymentOutcome } from '../payment/payment-outcome.tsx';
import { Part } from '../../../ui/layout/part.tsx';

/** In the address, by which the bank leads back. */
const PARAMETER = 'payment';

/** The payment that is waited for on this page, if there is one. */
export function useAwaitedPayment() {
  const [search, setSearch] = useSearchParams();
  const refresh = useRefresh();
  return {
    reference: search.get(PARAMETER),
    await: (reference: string) => setSearch({ [PARAMETER]: reference }),
    /** Shows the page again, as it is by now. */
    leave() {
      setSearch({}, { replace: true });
      refresh();
    },
  };
}

interface AfterBankProps {
  /** Nothing was charged: a card was only looked at by the bank. */
  isVerification?: boolean;
  /** The page, while no payment is waited for. */
  children: ReactNode;
}

/** Waits for the payment that the bank led back from, in place of the page. */
export function AfterBank({ isVerification = false, children }: AfterBankProps) {
  const translate = useTranslate();
  const { reference, leave } = useAwaitedPayment();
  if (reference === null) return children;
  return (
    <Part>
      <PaymentOutcome
        reference={reference}
        isVerification={isVerification}
        next={
          <Button variant="contained" onClick={leave}>
            {translate('app.account.paying.go_on')}
          </Button>
        }
        again={
          <Button variant="contained" onClick={leave}>
            {translate('app.payment.again')}
          </Button>
        }
      />
    </Part>
  );
}
