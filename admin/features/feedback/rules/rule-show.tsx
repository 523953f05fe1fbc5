import { Box, Card, Stack } from '@mui/material';
import { use } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { DisplayProvider } from '../../../fields/base/display.tsx';
import { feedbackRule } from '../../../generated/resources.ts';
import type { FeedbackRuleRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FrameContext } from '../../../crud/frame.tsx';
import { Frame, ShowActions } from '../../../crud/index.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { Acted, ActiveSwitch } from './rule-cells.tsx';
import { RuleHints, RuleSentence } from './rule-preview.tsx';

/** A rule in sentences, whether it is on, and what it did. */
export default function RuleShow() {
  const { place } = useScreen();
  const { one } = useNames(feedbackRule);
  const { data: rule, error, refetch } = useGetOne<FeedbackRuleRecord>(feedbackRule.route, { id: place.id ?? 0 });
  const isPage = use(FrameContext) === 'page';
  const body = rule === undefined ? <ShowSkeleton /> : <Shown rule={rule} />;
  return (
    <RecordContextProvider value={rule}>
      <Frame title={rule?.name ?? one} actions={rule && <ShowActions />}>
        {error && rule === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPage ? (
          <Card sx={{ padding: 4 }}>{body}</Card>
        ) : (
          body
        )}
      </Frame>
    </RecordContextProvider>
  );
}

function Shown({ rule }: { rule: FeedbackRuleRecord }) {
  return (
    <DisplayProvider display="detail">
      <Stack sx={{ gap: 4 }}>
        <Box sx={{ padding: 4, borderRadius: 1, backgroundColor: 'accentSurface', overflowWrap: 'anywhere' }}>
          <RuleSentence rule={rule} />
        </Box>
        <RuleHints rule={rule} />
        <ActiveSwitch isNamed />
        <Acted />
      </Stack>
    </DisplayProvider>
  );
}
