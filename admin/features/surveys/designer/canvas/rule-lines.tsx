import AltRoute from '@mui/icons-material/AltRouteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { DraftQuestion } from '../design-context.tsx';
import { useRuleText } from '../logic/use-rule-text.ts';
import { Line } from './line.tsx';

/** The rules of a question as sentences: when it is asked, when its options are offered, and where it leads. */
export function RuleLines({ question }: { question: DraftQuestion }) {
  const { shownIf, optionsShownIf, jumps } = useRuleText();
  const condition = shownIf(question);
  return (
    <>
      {condition !== undefined && <Line Icon={Visibility}>{condition}</Line>}
      {optionsShownIf(question).map((text) => (
        <Line key={text} Icon={Visibility}>
          {text}
        </Line>
      ))}
      {jumps(question).map((text) => (
        <Line key={text} Icon={AltRoute}>
          {text}
        </Line>
      ))}
    </>
  );
}
