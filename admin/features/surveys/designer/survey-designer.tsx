import { Box, Button, Skeleton } from '@mui/material';
import { HttpError } from 'ra-core';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { DesignProvider } from './design-context.tsx';
import { ConflictDialog } from './shell/conflict-dialog.tsx';
import { Shell } from './shell/shell.tsx';
import type { LocalCopies } from './state/local-copy.ts';
import type { SurveyRow } from '../survey-row.ts';
import { useDesignSession } from './state/use-design-session.ts';
import { useLocalCopies } from './state/use-local-copies.ts';
import { useVersionDocument } from './state/use-version-document.ts';

/** Where a survey is made: `/survey_management/surveys/<id>`. */
export default function SurveyDesigner({ params: { id = '' } }: { params: { id: string | undefined } }) {
  const translate = useTranslate();
  const isAddress = IDENTIFIER.test(id);
  const read = useGetOne<SurveyRow>(
    surveyEntity.route,
    { id: Number(id) },
    // What is on the screen is the newer one; another tab's changes are told by the next save.
    {
      enabled: isAddress,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );
  const isMissing = !isAddress || (read.error instanceof HttpError && read.error.status === MISSING);
  usePageTitle(isMissing ? translate('app.designer.not_found.title') : read.data?.name);
  if (isMissing) {
    return (
      <BarePage>
        <NotFoundState
          title={translate('app.designer.not_found.title')}
          text={translate('app.designer.not_found.text')}
          to={paths.surveys}
          back={translate('app.designer.leave')}
        />
      </BarePage>
    );
  }
  if (read.error) return <Unreadable error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <DesignerSkeleton />;
  return isWithheld(read.data) ? (
    <Published key={read.data.id} row={read.data} />
  ) : (
    <Opened key={read.data.id} row={read.data} />
  );
}

/** Whether the draft is kept from the reader, who sees the survey as visitors do. */
const isWithheld = ({ draft, permitted }: SurveyRow): boolean => !draft && permitted?.includes('patch') !== true;

/** As rows are numbered. */
const IDENTIFIER = /^[1-9]\d{0,14}$/;
/** HTTP status of what is not there, or not for this reader. */
const MISSING = 404;

function Unreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <BarePage>
      <ErrorState isPage error={error} onRetry={onRetry} />
      <Button component={Link} to={paths.surveys} fullWidth>
        {translate('app.designer.leave')}
      </Button>
    </BarePage>
  );
}

/** A survey of which the reader may see what is published. */
function Published({ row }: { row: SurveyRow }) {
  const translate = useTranslate();
  const { data, error, refetch } = useVersionDocument(row.id, row.version);
  if (row.version === null) {
    return (
      <BarePage>
        <NotFoundState
          title={translate('app.survey_panels.versions.none')}
          text={translate('app.survey_panels.versions.none_text')}
          to={paths.surveys}
          back={translate('app.designer.leave')}
        />
      </BarePage>
    );
  }
  if (error) return <Unreadable error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <DesignerSkeleton /> : <Opened row={{ ...row, draft: data.document }} />;
}

function Opened({ row }: { row: SurveyRow }) {
  const copies = useLocalCopies(row.id);
  return copies === undefined ? <DesignerSkeleton /> : <Session row={row} copies={copies} />;
}

function Session({ row, copies }: { row: SurveyRow; copies: LocalCopies }) {
  const { design, takeTheirs } = useDesignSession(row, copies);
  return (
    <DesignProvider design={design}>
      <Shell />
      {design.saving === 'conflict' && <ConflictDialog onTake={takeTheirs} onCopied={copies.drop} />}
    </DesignProvider>
  );
}

/** The shape of what is coming. */
function DesignerSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gridTemplateRows: '56px 1fr', height: '100dvh' }}>
      <Box sx={({ palette }) => ({ backgroundColor: palette.bar.surface })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 320px' }, gap: 6, padding: 6 }}>
        <Box
          sx={{ display: 'grid', gap: 3, alignContent: 'start', maxWidth: 720, width: '100%', marginInline: 'auto' }}
        >
          <Skeleton width={160} height={28} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
        </Box>
        <Skeleton variant="rounded" sx={{ display: { xs: 'none', md: 'block' }, height: '100%' }} />
      </Box>
    </Box>
  );
}
