import { Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useCurrencyNamed } from '../currency.ts';
import { formatClock, formatDay } from '../dates.ts';
import { formatDuration, unitName } from '../durations.ts';
import { formatMoney, readMoney, writeMoney } from '../numbers.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterForm } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';

const FROM = '_gte';
const TO = '_lte';

interface Range {
  source: string;
  type: 'date' | 'time' | 'number' | 'text';
  /** From the filter's value to what the input shows. */
  write: (value: unknown) => string;
  /** From the input to the filter's value; undefined for no bound. */
  read: (text: string, bound: typeof FROM | typeof TO) => unknown;
  /** A bound in words. */
  show: (value: unknown) => string;
  /** What the bounds are counted in. */
  unit?: string;
}

/** Between two bounds, each of which may be missing. */
function RangeFilter({ source, type, write, read, show, unit }: Range) {
  const translate = useTranslate();
  const filter = useFilter(source);
  const from = filter.get(FROM);
  const to = filter.get(TO);
  const isOn = from !== undefined || to !== undefined;
  const labelOf = (key: string): string => translate(key) + (unit === undefined ? '' : ` (${unit})`);
  const words = [from === undefined ? '…' : show(from), to === undefined ? '…' : show(to)].join(' – ');
  return (
    <FilterChip
      label={filter.label}
      value={isOn ? words : undefined}
      onRemove={() => filter.set({ [FROM]: undefined, [TO]: undefined })}
    >
      {(close) => (
        <FilterForm
          fields={[
            { name: FROM, label: labelOf('app.filter.from'), value: write(from), type },
            { name: TO, label: labelOf('app.filter.to'), value: write(to), type },
          ]}
          onApply={(values) => {
            filter.set({ [FROM]: read(values[FROM] ?? '', FROM), [TO]: read(values[TO] ?? '', TO) });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

/** @param step 1 for whole numbers */
export function NumberFilter({ source, step }: { source: string; step?: number }) {
  const locale = useLocale();
  return (
    <RangeFilter
      source={source}
      type="number"
      write={(value) => (typeof value === 'number' ? String(value) : '')}
      read={(text) => readNumber(text, step === 1)}
      show={(value) => new Intl.NumberFormat(locale).format(Number(value))}
    />
  );
}

/** Amounts of the one currency that the list is filtered by; of several they can't be compared. */
export function MoneyFilter({ source, currencySource = '' }: { source: string; currencySource?: string }) {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const filter = useFilter(source);
  const named = [useFilter(currencySource).get()].flat();
  const currency = useCurrencyNamed(named.length === 1 ? named[0] : undefined);
  if (typeof currency === 'string')
    return (
      <RangeFilter
        source={source}
        type="text"
        write={(value) => (typeof value === 'number' ? writeMoney(value, currency, locale) : '')}
        read={(text) => numberOr(readMoney(text, currency, locale))}
        show={(value) => formatMoney(Number(value), currency, locale)}
      />
    );
  const isOn = [FROM, TO].some((bound) => filter.get(bound) !== undefined);
  return (
    <FilterChip
      label={filter.label}
      value={isOn ? '–' : undefined}
      onRemove={() => filter.set({ [FROM]: undefined, [TO]: undefined })}
    >
      {() => (
        <Typography variant="body2" sx={{ padding: 4, maxWidth: 280 }}>
          {translate('app.filter.choose_currency')}
        </Typography>
      )}
    </FilterChip>
  );
}

const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export function DateFilter({ source }: { source: string }) {
  const locale = useLocale() ?? 'en';
  return (
    <RangeFilter
      source={source}
      type="date"
      write={(value) => (typeof value === 'string' ? value : '')}
      read={(text) => (text === '' ? undefined : text)}
      show={(value) => formatDay(String(value), locale)}
    />
  );
}

export function TimeFilter({ source }: { source: string }) {
  const locale = useLocale() ?? 'en';
  return (
    <RangeFilter
      source={source}
      type="time"
      write={(value) => (typeof value === 'string' ? value : '')}
      read={(text) => (text === '' ? undefined : text)}
      show={(value) => formatClock(String(value), locale)}
    />
  );
}

/** In minutes. */
export function DurationFilter({ source }: { source: string }) {
  const locale = useLocale() ?? 'en';
  return (
    <RangeFilter
      source={source}
      type="number"
      unit={unitName('minute', locale, 'long')}
      write={(value) => (typeof value === 'number' ? String(value / 60) : '')}
      read={(text) => {
        const minutes = readNumber(text, false);
        return minutes === undefined ? undefined : Math.round(minutes * 60);
      }}
      show={(value) => formatDuration(Number(value), locale)}
    />
  );
}

/** Whole days of the reader's own time zone. */
export function DateTimeFilter({ source }: { source: string }) {
  const locale = useLocale() ?? 'en';
  return (
    <RangeFilter
      source={source}
      type="date"
      write={(value) => (typeof value === 'string' ? localDay(new Date(value)) : '')}
      read={(text, bound) =>
        text === '' ? undefined : new Date(`${text}T${bound === FROM ? '00:00:00.000' : '23:59:59.999'}`).toISOString()
      }
      show={(value) => formatDay(String(value), locale)}
    />
  );
}

function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function readNumber(text: string, whole: boolean): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return undefined;
  return whole ? Math.trunc(value) : value;
}
