import Add from '@mui/icons-material/AddOutlined';
import Summarize from '@mui/icons-material/SummarizeOutlined';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { Report } from './report.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportLines } from './report-lines.tsx';
import { useMayReport } from './use-may-report.ts';
import { useReports } from './use-reports.ts';

/** The user's mail reports, and the way to one more. */
export function Reports() {
  const { data, error, isPending, refetch } = useReports();
  const { asked, ask } = useAsked();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ReportsSkeleton />;
  return (
    <>
      {data.length === 0 ? (
        <NoReport onAdd={() => ask({ report: null, unitId: null })} />
      ) : (
        <Stack sx={{ gap: 4 }}>
          <ReportLines reports={data} onEdit={(report) => ask({ report, unitId: report.node_id })} />
          <div>
            <AddButton onAdd={() => ask({ report: null, unitId: null })} />
          </div>
        </Stack>
      )}
      {asked !== null && <ReportDialog {...asked} onClose={() => ask(null)} />}
    </>
  );
}

interface Asked {
  /** Null for a new one. */
  report: Report | null;
  unitId: number | null;
}

/** Which form is open; `?report=new&unit=12` opens the one of a new report about a unit. */
function useAsked() {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<Asked | null>(null);
  const unitId = Number(search.get('unit'));
  const linked: Asked | null =
    search.get('report') === 'new'
      ? { report: null, unitId: Number.isSafeInteger(unitId) && unitId > 0 ? unitId : null }
      : null;
  const ask = (next: Asked | null) => {
    setChosen(next);
    if (linked !== null) setSearch({}, { replace: true });
  };
  return { asked: chosen ?? linked, ask };
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<Add />} onClick={onAdd}>
      {translate('app.my_notices.reports.add')}
    </Button>
  );
}

function NoReport({ onAdd }: { onAdd: () => void }) {
  const translate = useTranslate();
  const mayReport = useMayReport();
  return (
    <EmptyState
      Icon={Summarize}
      title={translate('app.my_notices.reports.none')}
      action={mayReport && <AddButton onAdd={onAdd} />}
    >
      {translate(`app.my_notices.reports.${mayReport ? 'none_text' : 'no_right'}`)}
    </EmptyState>
  );
}

const SKELETON_LINES = 2;

function ReportsSkeleton() {
  return (
    <Stack sx={{ gap: 4 }} aria-hidden>
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        <Box key={line}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Stack>
  );
}
