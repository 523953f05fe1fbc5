/** A rule as sentences, out of whole phrases: what is called in which order differs from language to language. */
import { CONDITIONS, type Condition, type Effect, effectsOf, escalates, isSet, type Rule } from './rule.ts';

/** What the ids of a rule are called. */
export interface Names {
  unit(id: number): string;
  user(id: number): string;
  tag(id: number): string;
  webhook(id: number): string;
  survey(id: number): string;
  /** A field that the company has added, and a value of it in words. */
  custom(id: number, value: string): { field: string; value: string; isOfUnit: boolean };
}

export interface Speech {
  /** By keys below `app.rules`. */
  phrase(key: string, words?: Record<string, string | number>): string;
  locale: string;
  /** In the reader's language. */
  nameOfLocale(locale: string): string;
  names: Names;
}

/** When it acts, of what, and what it does; then whom it tells when nobody handles that. */
export function sentenceOf(rule: Rule, speech: Speech): string {
  const { phrase } = speech;
  const conditions = rule.trigger === 'silence' ? [] : CONDITIONS.filter((part) => isSet(rule[part]));
  const effects = effectsOf(rule).filter((part) => isSet(rule[part]));
  const sentence = phrase(`sentence.${conditions.length > 0 ? 'only_if' : 'plain'}`, {
    when: whenOf(rule, speech),
    conditions: listed(
      conditions.map((part) => conditionOf(part, rule, speech)),
      speech,
    ),
    effects:
      effects.length > 0
        ? listed(
            effects.map((part) => effectOf(part, rule, speech)),
            speech,
          )
        : phrase('then.none'),
  });
  if (!escalates(rule)) return sentence;
  return phrase('sentence.escalating', {
    sentence,
    smart_count: rule.escalate_after_hours ?? 0,
    people: people(rule.escalate_user_ids, speech),
  });
}

function whenOf({ trigger = 'answer', node_id: unit = null, ...rule }: Rule, { phrase, names }: Speech): string {
  const count = trigger === 'silence' ? rule.silent_days : rule.after_hours;
  return phrase(`when.${trigger}_${unit === null ? 'everywhere' : 'at'}`, {
    smart_count: count ?? 0,
    unit: unit === null ? '' : names.unit(unit),
  });
}

function conditionOf(part: Condition, rule: Rule, speech: Speech): string {
  const { phrase, names, nameOfLocale } = speech;
  if (part === 'priority') return phrase(`if.priority_${rule.priority}`);
  if (part === 'nps_group') return phrase(`if.nps_${rule.nps_group}`);
  if (part === 'survey_id')
    return phrase(isSet(rule.answers_rule) ? 'if.survey_answers' : 'if.survey_id', {
      survey: names.survey(rule.survey_id ?? 0),
    });
  if (part === 'words') return phrase('if.words', { words: oneOf(rule.words, speech) });
  if (part === 'custom_field_id') {
    const { isOfUnit, ...words } = names.custom(rule.custom_field_id ?? 0, rule.custom_value ?? '');
    return phrase(`if.custom_of_${isOfUnit ? 'unit' : 'feedback'}`, words);
  }
  return phrase(`if.${part}`, {
    score: rule.score_at_most ?? 0,
    language: rule.locale ? nameOfLocale(rule.locale) : '',
    tag: names.tag(rule.tag_id ?? 0),
  });
}

function effectOf(part: Effect, rule: Rule, speech: Speech): string {
  const { phrase, names } = speech;
  if (part === 'raised_priority') return phrase(`then.raised_priority_${rule.raised_priority}`);
  return phrase(`then.${part}`, {
    person: names.user(rule.assignee_id ?? 0),
    tag: names.tag(rule.added_tag_id ?? 0),
    webhook: names.webhook(rule.webhook_id ?? 0),
    people: people(rule.notify_user_ids, speech),
  });
}

const people = (ids: readonly number[] = [], speech: Speech): string =>
  listed(
    ids.map((id) => speech.names.user(id)),
    speech,
  );

const oneOf = (words: readonly string[] = [], { phrase, locale }: Speech): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(words.map((word) => phrase('if.word', { word })));

const listed = (words: string[], { locale }: Speech): string => new Intl.ListFormat(locale).format(words);
