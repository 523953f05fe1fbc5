import { useLocale } from 'react-admin';
import { formatRelative } from '../../../fields/dates.ts';

/** How long ago a moment was, in words. */
export function useWhen(): (at: string) => string {
  const locale = useLocale() ?? 'en';
  return (at) => formatRelative(at, locale, Date.now());
}
