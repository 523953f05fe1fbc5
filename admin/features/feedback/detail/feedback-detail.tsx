import { Box, Card, Stack } from '@mui/material';
import { type ReactNode, use } from 'react';
import { HttpError, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { DisplayProvider } from '../../../fields/base/display.tsx';
import { feedback } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { CustomPanel } from '../../../crud/custom/custom-panel.tsx';
import { Frame, FrameContext } from '../../../crud/frame.tsx';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { ChangeProvider } from '../change/change-provider.tsx';
import { FeedbackQuery } from '../feedback-query.tsx';
import type { FeedbackRow } from '../feedback-row.ts';
import { ColleagueChange } from '../live/colleague-change.tsx';
import { DetailKeys } from '../keys/detail-keys.tsx';
import { Answers } from './answers/answers.tsx';
import { Comments } from './comments.tsx';
import { Conversation } from './conversation.tsx';
import { DetailActions } from './detail-actions.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { UnitPath } from './unit-path.tsx';
import { useReading } from './use-reading.ts';

/** One feedback: what was said, where, what became of it; beside the list, or in its place where it is narrow. */
export default function FeedbackDetail() {
  return (
    <FeedbackQuery>
      <ChangeProvider>
        <Detail />
      </ChangeProvider>
    </FeedbackQuery>
  );
}

function Detail() {
  const { place, base } = useScreen();
  const translate = useTranslate();
  const { one, many } = useNames(feedback);
  const id = place.id ?? 0;
  const { data: row, error, refetch } = useGetOne<FeedbackRow>(feedback.route, { id });
  const isGone = error instanceof HttpError && error.status === MISSING;
  return (
    <RecordContextProvider value={row}>
      <ColleagueChange id={id} />
      <Frame title={`${one} #${id}`} actions={row && <DetailActions row={row} />}>
        {row !== undefined ? (
          <Parts row={row} />
        ) : isGone ? (
          <NotFoundState title={translate('app.feedback.gone')} text={error.message} to={base} back={many} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ShowSkeleton />
        )}
      </Frame>
    </RecordContextProvider>
  );
}

/** HTTP status of what is not there, or not for this reader. */
const MISSING = 404;

function Parts({ row }: { row: FeedbackRow }) {
  useReading(row);
  return (
    <DisplayProvider display="detail">
      <Stack sx={{ gap: 5 }}>
        <Stack sx={{ gap: 3 }}>
          <UnitPath row={row} />
          <Facts row={row} />
          <CustomPanel entity={feedback} />
        </Stack>
        <Part>
          <Answers row={row} />
        </Part>
        <Part>
          <Conversation row={row} />
        </Part>
        <Part>
          <Comments row={row} />
        </Part>
        <Part>
          <History row={row} />
        </Part>
      </Stack>
      <DetailKeys row={row} />
    </DisplayProvider>
  );
}

/** A card of the page; in the panel a line between one and the next. */
function Part({ children }: { children: ReactNode }) {
  const isPage = use(FrameContext) === 'page';
  if (isPage) return <Card sx={{ padding: 4 }}>{children}</Card>;
  return <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 4 }}>{children}</Box>;
}
