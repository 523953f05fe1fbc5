/** Numbers, days and shares as a reader of the locale writes them. */
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import type { Bar } from './blocks.ts';

interface Share {
  count: number;
  /** Of how many. */
  of: number;
}

export type Formats = ReturnType<typeof formatsOf>;

export function formatsOf(locale: Locale) {
  const number = (options?: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number): string => format.format(value);
  };
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const count = number();
  const percent = number({ style: 'percent', maximumFractionDigits: 0 });
  const shareOf = (share: Share): number => (share.of > 0 ? Math.min(1, share.count / share.of) : 0);
  const said = (share: Share): string =>
    share.of > 0 ? `${count(share.count)} · ${percent(share.count / share.of)}` : count(share.count);
  return {
    count,
    percent,
    decimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    signed: number({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    /** Both ends included, `YYYY-MM-DD`. */
    span: ({ from, to }: { from: string; to: string }): string => days.formatRange(new Date(from), new Date(to)),
    /** @param at ISO 8601 */
    moment: (at: string): string => moment.format(new Date(at)),
    bar: (label: string, share: Share, compared: Share | null): Bar => ({
      label,
      text: said(share),
      share: shareOf(share),
      compared: compared && { text: said(compared), share: shareOf(compared) },
    }),
  };
}
