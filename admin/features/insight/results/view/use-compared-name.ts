import { useLocale, useTranslate } from 'react-admin';
import { spanName } from '../../dashboard/view/period.ts';
import type { Side } from '../data/answers.ts';
import { useChoice } from './use-choice.ts';

/** What the other side of a comparison is called; null until it has come, and where there is none. */
export function useComparedName(compared: Side | null): string | null {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { comparison } = useChoice();
  if (compared === null || comparison === null) return null;
  if (comparison.kind === 'previous') return spanName(compared, locale);
  if (comparison.kind === 'unit') return compared.unit?.name ?? `#${comparison.id}`;
  return translate('app.results.version.one', { number: comparison.number });
}
