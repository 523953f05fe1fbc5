import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { isCondition, partsOf } from '../../../../../shared/survey/conditions.ts';
import type { Condition, Rule, RulePart } from '../../../../../shared/survey/document.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { type DraftQuestion, findQuestion, type Jump } from '../state/draft.ts';
import { ruledOptions } from '../state/rules.ts';
import { answerFactsOf } from './answer-facts.ts';
import { toClause } from './operators.ts';
import { useRuledSurvey } from './ruled-survey.tsx';
import { useValueText } from './use-value-text.ts';

/** Rules as sentences. */
export function useRuleText() {
  const translate = useTranslate();
  const locale = useLocale();
  const { document, language } = useRuledSurvey();
  const { valueText, partText, optionText } = useValueText();

  const nameOf = useCallback(
    (id: string) => textIn(language, findQuestion(document, id)?.title) || translate('app.designer.untitled'),
    [document, language, translate],
  );
  const clause = useCallback(
    (condition: Condition) => {
      const question = findQuestion(document, condition.question);
      const facts = question && answerFactsOf(question, condition.part);
      const { operator, values } = toClause(condition, facts);
      const words = values.map((value) => (question ? valueText(question, value) : String(value)));
      const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
      const key = facts?.isList === true ? `app.designer.logic.says.list_${operator}` : '';
      const row = question && condition.part !== undefined ? ` – ${partText(question, condition.part)}` : '';
      const name = nameOf(condition.question) + row;
      const plain = translate(`app.designer.logic.says.${operator}`, { name, value: list });
      return key === '' ? plain : translate(key, { name, value: list, _: plain });
    },
    [document, locale, nameOf, partText, translate, valueText],
  );
  const ruleText = useCallback(
    (rule: Rule): string => {
      const joined = (of: Rule): string => {
        const type = 'all' in of ? 'conjunction' : 'disjunction';
        return new Intl.ListFormat(locale, { type }).format(partsOf(of).map(told));
      };
      // Brackets tell what belongs together; around one condition there is nothing to tell.
      const told = (part: RulePart): string =>
        isCondition(part) ? clause(part) : partsOf(part).length > 1 ? `(${joined(part)})` : joined(part);
      return joined(rule);
    },
    [locale, clause],
  );
  const shownIf = ({ show_if: rule }: Pick<DraftQuestion, 'show_if'>): string | undefined =>
    rule && translate('app.designer.logic.shown_if', { rule: ruleText(rule) });
  const optionsShownIf = (question: DraftQuestion): string[] =>
    ruledOptions(question).map(({ at, rule }) =>
      translate('app.designer.logic.option_if', { name: optionText(question, at), rule: ruleText(rule) }),
    );
  const jumpText = ({ if: rule, to }: Jump): string => {
    const target = 'question' in to ? nameOf(to.question) : '';
    const where = 'question' in to ? 'question' : 'end';
    return rule === undefined
      ? translate(`app.designer.logic.always_to_${where}`, { target })
      : translate(`app.designer.logic.then_to_${where}`, { rule: ruleText(rule), target });
  };
  return {
    ruleText,
    shownIf,
    optionsShownIf,
    jumps: (question: DraftQuestion) => (question.jumps ?? []).map(jumpText),
    nameOf,
  };
}
