import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, use, useId } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { mayReadAnswer } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { Pages, useTotalText } from '../../ui/list/pagination.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { FrameContext } from '../frame.tsx';
import { useScreen } from '../screen-context.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { type AnswerList, AnswerRows } from './answer-rows.tsx';
import { rowsOf, useAnswer } from './use-answer.ts';

interface AnswerPanelProps {
  action: string;
  /** Keys of admin/i18n. */
  title?: string;
  empty?: string;
  /** Single values of the answer. */
  facts?: Pieces;
  /** Lists of objects in it, by their names. */
  lists?: Partial<Record<string, AnswerList>>;
  /** The one that is read page by page. */
  results?: AnswerList;
}

/** What an action answers of the row of this page, for those who may ask it. */
export function AnswerPanel({ title, ...props }: AnswerPanelProps) {
  const { entity, place } = useScreen();
  const translate = useTranslate();
  const user = useUserData();
  const id = useId();
  const isPage = use(FrameContext) === 'page';
  const { action } = props;
  if (place.id === undefined || !mayReadAnswer(entity, action, user)) return null;
  const name = translate(title ?? `resources.${entity.route}.actions.${action}`);
  return (
    <Content {...props} id={place.id} name={name}>
      {(content) => (
        <Box component="section" aria-labelledby={id}>
          <Typography id={id} variant={isPage ? 'h2' : 'h3'} component={isPage ? 'h2' : 'h3'} sx={{ marginBottom: 2 }}>
            {name}
          </Typography>
          {isPage ? <Card sx={{ padding: 4 }}>{content}</Card> : content}
        </Box>
      )}
    </Content>
  );
}

interface ContentProps extends Omit<AnswerPanelProps, 'title'> {
  id: number;
  /** Of the panel. */
  name: string;
  /** Puts what there is to see in its frame. */
  children: (content: ReactNode) => ReactNode;
}

const FORBIDDEN = 403;
const NONE = {};

function Content({ id, name, children, ...shown }: ContentProps) {
  const { action, empty = 'app.list.nothing_yet', facts = NONE, lists = NONE, results } = shown;
  const translate = useTranslate();
  const { entity } = useScreen();
  const totalText = useTotalText();
  const { data, error, refetch, ...pages } = useAnswer(entity, action, id, results !== undefined);
  // Some grants are for some rows only.
  if (error instanceof HttpError && error.status === FORBIDDEN) return null;
  if (data === undefined)
    return children(error === null ? <AnswerSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />);
  const words = `${entity.route}.answers.${action}`;
  const rows = rowsOf(data, 'results');
  const total = Number(data['total'] ?? 0);
  const filled = Object.entries<AnswerList | undefined>(lists).filter(([list]) => rowsOf(data, list).length > 0);
  const isEmpty = Object.keys(facts).length === 0 && filled.length === 0 && (results === undefined || total === 0);
  if (isEmpty) return children(<Typography sx={{ color: 'text.secondary' }}>{translate(empty)}</Typography>);
  return children(
    <Stack sx={{ gap: 4 }}>
      <AnswerFacts answer={data} facts={facts} lists={Object.fromEntries(filled)} resource={words} />
      {results !== undefined && (
        <Box aria-busy={pages.isPlaceholderData} sx={{ opacity: pages.isPlaceholderData ? 0.6 : 1 }}>
          {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate(empty)}</Typography>}
          {total > 0 && (
            <>
              <AnswerRows list={results} rows={rows} resource={`${words}.lists.results`} label={name} />
              <Pages {...pages} total={total} totalText={totalText(total)} of={name} />
            </>
          )}
        </Box>
      )}
    </Stack>,
  );
}

const SKELETON_ROWS = 3;

function AnswerSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={40} />
      ))}
    </Stack>
  );
}
