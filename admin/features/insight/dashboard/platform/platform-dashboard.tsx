import Business from '@mui/icons-material/BusinessOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Pending from '@mui/icons-material/PendingActionsOutlined';
import QrCode from '@mui/icons-material/QrCode2Outlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { customer, customerUser, feedback, nodeQrCode, plan } from '../../../../generated/resources.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { useNames } from '../../../../entities/use-names.ts';
import { CountPanel } from '../charts/count-panel.tsx';
import type { Info, Report } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { Change } from '../figures/change.tsx';
import { FigureCard, FigureCards } from '../../../../ui/figures/figure-card.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { ViewBar } from '../view/view-bar.tsx';
import { useView } from '../view/view-context.tsx';
import { Bar } from '../panel/bar.tsx';
import { Panel } from '../panel/panel.tsx';

/** How much the platform is used, and nothing of what was answered. */
export function PlatformDashboard() {
  const translate = useTranslate();
  const { days, step } = useView();
  const info = useAsked<Info>('dashboardinfo', {});
  const report = useAsked<Report>('dashboardreportdata', { ...days, step });
  const error = info.error ?? report.error;
  if (error && (info.data === undefined || report.data === undefined)) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void Promise.all([info.refetch(), report.refetch()])} />
      </Card>
    );
  }
  return (
    <Stack sx={{ gap: 6 }}>
      <ViewBar />
      <PlatformFigures info={info.data} report={report.data} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          opacity: report.isPlaceholderData ? 0.6 : 1,
        }}
      >
        {report.data === undefined ? (
          [0, 1].map((at) => <Skeleton key={at} variant="rounded" height={320} />)
        ) : (
          <>
            <CountPanel report={report.data} title={translate('app.dashboard.feedback_report')} figure="answers" />
            <CountPanel report={report.data} title={translate('app.dashboard.read_report')} figure="reads" />
          </>
        )}
        {info.data?.plans !== undefined && <PlanPanel plans={info.data.plans} />}
      </Box>
    </Stack>
  );
}

function PlatformFigures({ info, report }: { info: Info | undefined; report: Report | undefined }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const number = (value: number | undefined) => (value === undefined ? undefined : count(value));
  const ofAll = (value: number | undefined) =>
    value !== undefined && translate('app.dashboard.total_note', { count: count(value) });
  const change = (figure: 'answers' | 'reads') =>
    report && (
      <Change
        now={report.totals[figure]}
        before={report.previous_totals[figure]}
        previous={report.previous}
        format={count}
      />
    );
  return (
    <FigureCards label={translate('app.dashboard.figures')}>
      <FigureCard
        label={translate('app.dashboard.companies')}
        Icon={Business}
        value={number(info?.companies)}
        to={`/${customer.route}`}
      />
      <FigureCard label={useNames(customerUser).many} Icon={People} value={number(info?.users?.used)} />
      <FigureCard label={useNames(nodeQrCode).many} Icon={QrCode} value={number(info?.qr_codes?.used)} />
      <FigureCard label={translate('app.dashboard.open')} Icon={Pending} value={number(info?.feedback?.open)} />
      <FigureCard
        label={useNames(feedback).many}
        Icon={Forum}
        value={number(report?.totals.answers)}
        change={change('answers')}
        note={ofAll(info?.feedback?.total)}
      />
      <FigureCard
        label={translate('app.dashboard.scanned')}
        Icon={QrCodeScanner}
        value={number(report?.totals.reads)}
        change={change('reads')}
        note={ofAll(info?.scanned_codes)}
      />
    </FigureCards>
  );
}

/** Which plans the companies have. */
function PlanPanel({ plans }: { plans: NonNullable<Info['plans']> }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const total = plans.reduce((sum, { companies }) => sum + companies, 0);
  const label = translate('app.dashboard.companies');
  return (
    <Panel
      title={translate('app.dashboard.plans')}
      sheet={{
        columns: [{ label: useNames(plan).one }, { label, isNumber: true }],
        rows: plans.map(({ plan: name, companies }) => [name, companies]),
      }}
    >
      {plans.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.no_plans')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
          {plans.map(({ plan: name, tag, companies }) => (
            <Box component="li" key={tag} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="body2">
                  <bdi>{name}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {count(companies)}
                </Typography>
              </Box>
              <Bar share={companies / total} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
