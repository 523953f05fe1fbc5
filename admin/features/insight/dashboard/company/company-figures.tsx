import Forum from '@mui/icons-material/ForumOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Pending from '@mui/icons-material/PendingActionsOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import { useTranslate } from 'react-admin';
import { feedback, node } from '../../../../generated/resources.ts';
import { useNames } from '../../../../entities/use-names.ts';
import { useJudge } from '../../../../entities/use-judge.ts';
import { FindingsFigure } from '../../../codes/health/findings-figure.tsx';
import { AlertsFigure } from '../../alerts/alerts-figure.tsx';
import type { Info, Report } from '../data/answers.ts';
import { Change } from '../figures/change.tsx';
import { FigureCard, FigureCards } from '../../../../ui/figures/figure-card.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { countedWithin, createdIn, feedbackAddress } from '../view/feedback-address.ts';
import { useView } from '../view/view-context.tsx';

interface CompanyFiguresProps {
  info: Info | undefined;
  report: Report | undefined;
}

/** What waits, and how much came in. What the user may not see is left out. */
export function CompanyFigures({ info, report }: CompanyFiguresProps) {
  const translate = useTranslate();
  return (
    <FigureCards label={translate('app.dashboard.figures')}>
      {(info === undefined || info.feedback !== undefined) && <FeedbackFigures info={info} report={report} />}
      {(info === undefined || info.scanned_codes !== undefined) && <ScannedFigure info={info} report={report} />}
      <FindingsFigure />
      <AlertsFigure />
    </FigureCards>
  );
}

function FeedbackFigures({ info, report }: CompanyFiguresProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { unitId, days, timeZone } = useView();
  const judgePath = useJudge();
  const { many } = useNames(feedback);
  const fresh = info?.feedback?.new;
  const open = info?.feedback?.open;
  const answers = report?.totals.answers;
  const total = info?.feedback?.total;
  const listOf = (filter: object): string | undefined =>
    judgePath(`/${feedback.route}`).kind === 'pass'
      ? feedbackAddress({ ...filter, ...countedWithin(unitId) })
      : undefined;
  return (
    <>
      <FigureCard
        label={translate('app.dashboard.new')}
        Icon={Inbox}
        isWaiting={fresh !== undefined && fresh.count > 0}
        value={
          fresh && (fresh.is_more ? translate('app.list.more_than', { count: count(fresh.count) }) : count(fresh.count))
        }
        to={listOf({ status: 'new' })}
        note={translate('app.dashboard.new_note')}
      />
      <FigureCard
        label={translate('app.dashboard.open')}
        Icon={Pending}
        isWaiting={open !== undefined && open > 0}
        value={open === undefined ? undefined : count(open)}
        to={listOf({ status: ['new', 'in_processing'] })}
        note={
          report?.totals.open !== undefined &&
          translate('app.dashboard.open_note', { count: count(report.totals.open) })
        }
      />
      <FigureCard
        label={many}
        Icon={Forum}
        value={answers === undefined ? undefined : count(answers)}
        to={listOf(createdIn(days, timeZone))}
        change={
          report && (
            <Change now={answers} before={report.previous_totals.answers} previous={report.previous} format={count} />
          )
        }
        note={total !== undefined && translate('app.dashboard.total_note', { count: count(total) })}
      />
    </>
  );
}

function ScannedFigure({ info, report }: CompanyFiguresProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const judgePath = useJudge();
  const reads = report?.totals.reads;
  const total = info?.scanned_codes;
  return (
    <FigureCard
      label={translate('app.dashboard.scanned')}
      Icon={QrCodeScanner}
      value={reads === undefined ? undefined : count(reads)}
      to={judgePath(`/${node.route}`).kind === 'pass' ? `/${node.route}` : undefined}
      change={
        report && <Change now={reads} before={report.previous_totals.reads} previous={report.previous} format={count} />
      }
      note={total !== undefined && translate('app.dashboard.total_note', { count: count(total) })}
    />
  );
}
