import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../../shared/survey/localize.ts';
import { Line } from '../../canvas/line.tsx';
import { useDesign } from '../../design-context.tsx';
import { useRuleText } from '../../logic/use-rule-text.ts';
import type { Progress } from './dry-run.ts';
import type { FlowLine } from './flow-model.ts';
import { DeadEnds, Frame, WayTo } from './line-parts.tsx';

interface EndLineProps {
  line: Extract<FlowLine, { kind: 'ending' | 'thanks' }>;
  progress: Progress | undefined;
}

/** An ending, or the thanks: for whom, and whether a trial came to it. */
export function EndLine({ line, progress }: EndLineProps) {
  const translate = useTranslate();
  const name = useEndName();
  const place = line.kind === 'ending' ? line.number - 1 : -1;
  const isShown = progress?.ending === place;
  return (
    <Frame mark={isShown ? 'current' : undefined}>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <WayTo panel="thanks">{name(line)}</WayTo>
        </Box>
        {isShown && (
          <Typography variant="body2" sx={{ color: 'primary.main' }}>
            {progress.score === null
              ? translate('app.flow.trial.shown')
              : translate('app.flow.trial.shown_with_score', { score: progress.score })}
          </Typography>
        )}
        <EndWhen line={line} />
        <DeadEnds deadEnds={line.deadEnds} />
      </Box>
    </Frame>
  );
}

function useEndName() {
  const translate = useTranslate();
  const { language, document } = useDesign();
  return (line: EndLineProps['line']): string => {
    if (line.kind === 'thanks') return translate('app.survey_panels.places.thank_you');
    const title = textIn(language, document.endings?.[line.number - 1]?.title);
    const numbered = translate('app.survey_panels.places.ending', { number: line.number });
    return title === '' ? numbered : `${numbered} · ${title}`;
  };
}

/** For whom it is; the thanks are for all that are left. */
function EndWhen({ line }: { line: EndLineProps['line'] }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const { shownIf } = useRuleText();
  const ending = line.kind === 'ending' ? document.endings?.[line.number - 1] : undefined;
  if (!ending) {
    const hasEndings = (document.endings ?? []).length > 0;
    return hasEndings ? <Line Icon={Visibility}>{translate('app.flow.otherwise')}</Line> : null;
  }
  const condition = shownIf(ending.if ? { show_if: ending.if } : {});
  const { score_at_least: least, score_at_most: most } = ending;
  const hasScore = least !== undefined || most !== undefined;
  return (
    <>
      {condition !== undefined && <Line Icon={Visibility}>{condition}</Line>}
      {hasScore && (
        <Line Icon={Visibility}>{translate('app.flow.score_between', { least: least ?? 0, most: most ?? 100 })}</Line>
      )}
    </>
  );
}
