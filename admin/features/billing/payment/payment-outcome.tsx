import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Box, CircularProgress, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type PaymentProgress, usePaymentState } from './use-payment-state.ts';

interface PaymentOutcomeProps {
  reference: string;
  /** Where to go on from a payment that came in. */
  next: ReactNode;
  /** How to try again. */
  again: ReactNode;
  /** What was paid for, said below 'Verification successful'. */
  paidText?: string;
  /** Nothing was charged: a card was only looked at by the bank. */
  isVerification?: boolean;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
}

/** After the bank: waits until the payment has come in, and says how it went. */
export function PaymentOutcome({ reference, ...props }: PaymentOutcomeProps) {
  const progress = usePaymentState(reference);
  if (progress.kind === 'error')
    return <ErrorState isPage={props.isPage === true} error={progress.error} onRetry={progress.retry} />;
  return <Outcome progress={progress} {...props} />;
}

type KnownProgress = Exclude<PaymentProgress, { kind: 'error' }>;

const SIGNS = {
  paid: { Icon: CheckCircle, color: 'success.main' },
  failed: { Icon: HighlightOff, color: 'error.main' },
  missing: { Icon: SearchOff, color: 'text.secondary' },
} as const;

function Outcome({
  progress,
  next,
  again,
  paidText,
  isVerification = false,
  isPage = false,
}: Omit<PaymentOutcomeProps, 'reference'> & { progress: KnownProgress }) {
  const translate = useTranslate();
  const { kind } = progress;
  const text = (): string => {
    if (kind === 'waiting' && progress.isLong) return translate('app.payment.waiting.long');
    if (kind === 'paid' && paidText !== undefined) return paidText;
    if (kind === 'failed') {
      const why = progress.reason === null ? [] : [translate(`app.payment.reasons.${progress.reason}`)];
      return [...why, translate(`app.payment.failed.${isVerification ? 'card_text' : 'text'}`)].join(' ');
    }
    return translate(`app.payment.${kind}.text`);
  };
  return (
    <Box
      // One region for all that is told: what comes into it is read out.
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, paddingBlock: 8, textAlign: 'center' }}
    >
      {kind === 'waiting' ? <CircularProgress size={48} aria-hidden /> : <Sign {...SIGNS[kind]} />}
      <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
        {translate(`app.payment.${kind}.title`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{text()}</Typography>
      {kind !== 'waiting' && <Box sx={{ marginTop: 2 }}>{kind === 'paid' ? next : again}</Box>}
    </Box>
  );
}

const Sign = ({ Icon, color }: { Icon: typeof SvgIcon; color: string }) => (
  <Icon aria-hidden sx={{ fontSize: 48, color }} />
);
