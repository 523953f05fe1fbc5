import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { DeadEnd } from '../../../../../../shared/survey/dead-ends.ts';
import type { DraftQuestion } from '../../design-context.tsx';
import { useRuleText } from '../../logic/use-rule-text.ts';
import { useValueText } from '../../logic/use-value-text.ts';

/** A dead end as a sentence, with the name of the option or the words of the jump that it is about. */
export function useDeadEndText(): (deadEnd: DeadEnd, question?: DraftQuestion) => string {
  const translate = useTranslate();
  const { jumps } = useRuleText();
  const { optionText } = useValueText();
  return useCallback(
    ({ pointer, kind }, question) => {
      const at = Number(pointer.split('/').at(-1));
      if (question && kind === 'option_never_offered')
        return translate(`app.flow.dead.${kind}`, { name: optionText(question, at) });
      if (question && kind === 'jump_never_taken')
        return translate(`app.flow.dead.${kind}`, { jump: jumps(question)[at] ?? '' });
      return translate(`app.flow.dead.${kind}`);
    },
    [translate, jumps, optionText],
  );
}
