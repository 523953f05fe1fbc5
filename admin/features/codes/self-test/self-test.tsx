import PhonelinkRing from '@mui/icons-material/PhonelinkRingOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { fieldErrorsOf } from '../../../providers/problem.ts';
import { FindCode } from './find-code.tsx';
import { Findings } from './findings.tsx';
import { TryCode } from './try-code.tsx';
import { type SelfTest as Test, useSelfTest } from './use-self-test.ts';

/** Tries a code of one's own: whether a print is read, where it leads and why, and what visitors get there. */
export default function SelfTest({ title }: { title: string }) {
  const translate = useTranslate();
  const test = useSelfTest();
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 6 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 1, maxWidth: '72ch' }}>
          {translate('app.self_test.intro')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <FindCode test={test} />
        <Outcome test={test} />
      </Box>
    </Stack>
  );
}

function Outcome({ test }: { test: Test }) {
  const translate = useTranslate();
  const { answer, error, hasNone, isPending, reading, retry } = test;
  if (isPending) return <Skeleton variant="rounded" height={320} aria-label={translate('ra.page.loading')} />;
  if (hasNone || (error !== null && fieldErrorsOf(error).code !== undefined))
    return <Nothing title="app.self_test.unseen" text="app.self_test.unseen_text" isAnnounced />;
  if (error !== null)
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    );
  if (answer === undefined) return <Nothing title="app.self_test.none" text="app.self_test.none_text" />;
  return (
    <Stack sx={{ gap: 6 }}>
      <Findings key={answer.code} answer={answer} reading={reading} />
      {answer.unit !== null && <TryCode key={answer.code} answer={answer} />}
    </Stack>
  );
}

interface NothingProps {
  title: string;
  text: string;
  /** It came of what the user did. */
  isAnnounced?: boolean;
}

function Nothing({ title, text, isAnnounced = false }: NothingProps) {
  const translate = useTranslate();
  return (
    <Card {...(isAnnounced && { role: 'status' })}>
      <EmptyState Icon={PhonelinkRing} title={translate(title)}>
        {translate(text)}
      </EmptyState>
    </Card>
  );
}
