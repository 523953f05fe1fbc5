import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../dates.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterForm } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';

const FROM = '_gte';
const TO = '_lte';

interface Range {
  source: string;
  type: 'date' | 'number';
  /** From the filter's value to what the input shows. */
  write: (value: unknown) => string;
  /** From the input to the filter's value; undefined for no bound. */
  read: (text: string, bound: typeof FROM | typeof TO) => unknown;
  /** A bound in words. */
  show: (value: unknown) => string;
}

/** Between two bounds, each of which may be missing. */
function RangeFilter({ source, type, write, read, show }: Range) {
  const translate = useTranslate();
  const filter = useFilter(source);
  const from = filter.get(FROM);
  const to = filter.get(TO);
  const isOn = from !== undefined || to !== undefined;
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
            { name: FROM, label: translate('app.filter.from'), value: write(from), type },
            { name: TO, label: translate('app.filter.to'), value: write(to), type },
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

/** Amounts in minor units, as the list keeps them: rows of one list may be in several currencies. */
export function MoneyFilter({ source }: { source: string; currencySource?: string }) {
  return <NumberFilter source={source} step={1} />;
}

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
