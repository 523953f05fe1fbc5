import { useLocale, useTranslateLabel } from 'react-admin';

/** The fields of a resource by what they are called, one after the other. */
export function useFieldNames(resource: string | undefined): (names: readonly string[]) => string {
  const translateLabel = useTranslateLabel();
  const list = new Intl.ListFormat(useLocale() ?? 'en', { type: 'unit' });
  return (names) => list.format(names.map((source) => String(translateLabel({ source, resource }))));
}
