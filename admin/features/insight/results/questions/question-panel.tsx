import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { NothingHere } from '../../dashboard/charts/trend.tsx';
import { Panel } from '../../dashboard/panel/panel.tsx';
import { PanelFigure } from '../../dashboard/panel/panel-figure.tsx';
import type { QuestionResult, Side } from '../data/answers.ts';
import { type BarLine, Bars } from '../../dashboard/panel/bars.tsx';
import { alike, binned } from '../../../../../shared/survey/bins.ts';
import { StackedRows } from './stacked-rows.tsx';
import { useQuestionSheet } from './use-question-sheet.ts';

const EMPTY_HEIGHT = 48;

interface QuestionPanelProps {
  question: QuestionResult;
  compared: Side | null;
}

/** One question, with the plot that fits it. */
export function QuestionPanel({ question, compared }: QuestionPanelProps) {
  const translate = useTranslate();
  const { count } = useFormats();
  const twin = compared?.questions.find(({ id, type }) => id === question.id && type === question.type);
  const sheet = useQuestionSheet(question, compared, twin);
  const about = translate('app.results.answered_of', {
    answered: count(question.answered),
    asked: count(question.asked),
  });
  return (
    <Panel title={question.title} about={about} sheet={sheet}>
      {question.answered === 0 ? (
        <NothingHere height={EMPTY_HEIGHT} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Headline question={question} twin={twin} />
          <Plot question={question} twin={twin} isCompared={compared !== null} />
        </Box>
      )}
    </Panel>
  );
}

interface Twins {
  question: QuestionResult;
  twin: QuestionResult | undefined;
}

/** What it comes down to: a mean, or NPS. */
function Headline({ question, twin }: Twins) {
  const translate = useTranslate();
  const { decimal, signed } = useFormats();
  const beside = (text: string | null) => text ?? undefined;
  if (question.nps !== null)
    return (
      <PanelFigure
        value={`NPS ${signed(question.nps)}`}
        note={beside(typeof twin?.nps === 'number' ? signed(twin.nps) : null)}
      />
    );
  if (question.mean === null) return null;
  return (
    <PanelFigure
      value={translate('app.results.mean', { mean: decimal(question.mean) })}
      note={beside(typeof twin?.mean === 'number' ? decimal(twin.mean) : null)}
    />
  );
}

function Plot({ question, twin, isCompared }: Twins & { isCompared: boolean }) {
  const translate = useTranslate();
  if (question.rows.length > 0) return <StackedRows rows={question.rows} compared={twin?.rows} />;
  if (question.items.length === 0) {
    const answered: BarLine = {
      key: 'answered',
      label: translate('app.results.answered'),
      count: question.answered,
      of: question.asked,
      compared: isCompared ? { count: twin?.answered ?? 0, of: twin?.asked ?? 0 } : undefined,
    };
    return <Bars lines={[answered]} />;
  }
  const twins = twin?.items ?? [];
  const others = binned(alike(twins, question.items));
  const lines = binned(alike(question.items, twins)).map(({ value, label, count }): BarLine => ({
    key: value,
    label,
    count,
    of: question.answered,
    compared: isCompared
      ? { count: others.find((item) => item.value === value)?.count ?? 0, of: twin?.answered ?? 0 }
      : undefined,
  }));
  return <Bars lines={lines} />;
}
