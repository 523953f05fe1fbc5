/** A finding in words: what is the matter, with its figures. */
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import type { CodeFindingRecord } from '../../../generated/types.ts';

/** Below ten a half tells something. */
const FEW = 10;

export function useSentence(): (finding: CodeFindingRecord) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return ({ kind, since, expected, reads, weekly_reads: weekly }) => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const near = new Intl.NumberFormat(locale, { maximumFractionDigits: weekly < FEW ? 1 : 0 });
    return translate(`app.code_health.sentence.${kind}`, {
      since: formatDay(since, locale),
      smart_count: Math.round(expected),
      expected: whole.format(expected),
      weekly: near.format(weekly),
      reads: whole.format(reads),
    });
  };
}
