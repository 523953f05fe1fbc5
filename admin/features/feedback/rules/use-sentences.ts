import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { companyTag, customerUser, node, survey, webhook } from '../../../generated/resources.ts';
import { nameOfLocale } from '../../../i18n/locales.ts';
import { useCountryName, useLanguageName } from '../../../fields/code-names.ts';
import { formatDay } from '../../../fields/dates.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useRuleFields } from './use-rule-fields.ts';
import type { Rule } from './rule.ts';
import { sentenceOf } from './sentence.ts';

interface Named {
  id: number;
  name?: string;
  full_name?: string;
}

/** The names of rows that the reader may see; of others and until they are there, their number. */
function useNamesOf(resource: string, field: 'name' | 'full_name', ids: (number | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const may = useMay(resource);
  const { data = [] } = useGetManyAggregate<Named>(
    resource,
    { ids: wanted, meta: { fields: [field] } },
    { enabled: wanted.length > 0 && may('list') },
  );
  const names = new Map((data as (Named | undefined)[]).map((row) => [row?.id, row?.[field]]));
  return (id: number): string => names.get(id) ?? `#${id}`;
}

/** Says rules as sentences in the reader's language. */
export function useSentences(rules: readonly Rule[]): (rule: Rule) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [nameOfCountry, nameOfLanguage] = [useCountryName(), useLanguageName()];
  const fields = useRuleFields();
  const wordOf = (kind: string | undefined, value: string): string => {
    if (kind === 'yes_or_no') return translate(`ra.boolean.${value}`, { _: value });
    if (kind === 'country') return nameOfCountry(value);
    if (kind === 'language') return nameOfLanguage(value);
    return kind === 'date' && value !== '' ? formatDay(value, locale) : value;
  };
  const names = {
    custom(id: number, value: string) {
      const known = fields.find((field) => field.id === id);
      return {
        field: known?.label ?? `#${id}`,
        value: wordOf(known?.kind, value),
        isOfUnit: known?.entity === 'node',
      };
    },
    unit: useNamesOf(
      node.route,
      'name',
      rules.map(({ node_id: id }) => id),
    ),
    user: useNamesOf(
      customerUser.route,
      'full_name',
      rules.flatMap((rule) => [rule.assignee_id, ...(rule.notify_user_ids ?? []), ...(rule.escalate_user_ids ?? [])]),
    ),
    tag: useNamesOf(
      companyTag.route,
      'name',
      rules.flatMap((rule) => [rule.tag_id, rule.added_tag_id]),
    ),
    survey: useNamesOf(
      survey.route,
      'name',
      rules.map(({ survey_id: id }) => id),
    ),
    webhook: useNamesOf(
      webhook.route,
      'name',
      rules.map(({ webhook_id: id }) => id),
    ),
  };
  const speech = {
    phrase: (key: string, words = {}) => translate(`app.rules.${key}`, words),
    locale,
    nameOfLocale: (code: string) => nameOfLocale(code, locale),
    names,
  };
  return (rule) => sentenceOf(rule, speech);
}
