import { Fragment, type ReactNode } from 'react';
import { useLocale, useTranslate, useTranslateLabel } from 'react-admin';
import { FilterPartContext } from '../../fields/filters/filter-part.ts';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { type Condition, isGroup, isOfField, type Rule, type RuleGroup } from './rules.ts';

interface RuleWordsProps<Shown extends Rule = Rule> {
  rule: Shown;
  filters: Pieces;
}

/** "Status is New or Priority is High". */
export function RuleWords({ rule, filters }: RuleWordsProps) {
  return isGroup(rule) ? (
    <GroupWords rule={rule} filters={filters} />
  ) : (
    <ConditionWords rule={rule} filters={filters} />
  );
}

function GroupWords({ rule: { isAny, rules }, filters }: RuleWordsProps<RuleGroup>) {
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: isAny ? 'disjunction' : 'conjunction' });
  return list.formatToParts(rules.map((_, at) => String(at))).map(({ type, value }, place): ReactNode => {
    if (type !== 'element') return value;
    const rule = rules[Number(value)];
    if (rule === undefined) return null;
    const words = <RuleWords rule={rule} filters={filters} />;
    return <Fragment key={place}>{isGroup(rule) && rule.rules.length > 1 ? <>({words})</> : words}</Fragment>;
  });
}

function ConditionWords({ rule, filters }: RuleWordsProps<Condition>) {
  const { field, operator, values } = rule;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { entity } = useScreen();
  const list = useListFilter();
  const say = (label: string, value: string | undefined) =>
    translate(`app.filter.words.${operator}`, { field: label, value: value ?? '…' });
  if (operator === 'empty' || operator === 'filled')
    return <>{say(String(translateLabel({ source: field, resource: entity.route })), undefined)}</>;
  const part = {
    values: { ...othersOf(list.values, field), ...values },
    set: () => undefined,
    render: ({ label, value }: { label: string; value: string | undefined }) => <>{say(label, value)}</>,
  };
  return <FilterPartContext value={part}>{filters[field]}</FilterPartContext>;
}

/** Some values say nothing without those of another field, amounts without their currency. */
export const othersOf = (values: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isOfField(name, field)));
