import { Box } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from './use-formats.ts';
import { pageOnly } from './page-only.ts';
import { DAYS, HOURS, levelsOf, stepOf, weekNames } from './hours-of-week.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';

interface HeatMapProps {
  label: string;
  /** 168, from Monday at midnight. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  /** What the values are, in words. */
  figureName: string;
}

/** Of the accent over the card; the text on each keeps 4.5:1. */
const STRENGTHS = [0, 0.08, 0.18, 0.3, 0.42, 1];
const HIGHEST = STRENGTHS.length - 1;

/** Days and hours as a grid whose cells say their number; arrows lead through it. On a phone hours go down. */
export function HeatMap({ label, values, format, figureName }: HeatMapProps) {
  const translate = useTranslate();
  const { locale, short } = useFormats();
  const isTurned = useIsNarrow();
  const names = weekNames(locale);
  const levels = levelsOf(values);
  const { focused, grid, onKeyDown, reachCell, seen } = useGridKeys(isTurned);
  const wordsOf = (at: number): string => {
    const value = values[at] ?? null;
    return translate('app.dashboard.hours.cell', {
      day: names.days[Math.floor(at / HOURS)] ?? '',
      hour: names.hours[at % HOURS] ?? '',
      figure: figureName,
      value: value === null ? '–' : format(value),
    });
  };
  const [rows, columns] = isTurned ? [names.hours, names.shortDays] : [names.shortDays, names.hours];
  const indexOf = (row: number, column: number) => (isTurned ? column * HOURS + row : row * HOURS + column);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        sx={{ width: '100%', borderCollapse: 'separate', borderSpacing: 2, tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            <Box component="td" sx={{ width: isTurned ? 56 : 40 }} />
            {columns.map((name, at) => (
              <HeadCell key={name} scope="col" isShown={isTurned || at % 3 === 0}>
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <HeadCell scope="row" isShown>
                {name}
              </HeadCell>
              {columns.map((other, column) => {
                const at = indexOf(row, column);
                return (
                  <Cell
                    key={other}
                    at={at}
                    level={levels[at] ?? 0}
                    label={wordsOf(at)}
                    isTabStop={at === focused}
                    onReach={reachCell}
                  >
                    {values[at] ? short(Math.round(values[at])) : ''}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box
        component="p"
        aria-hidden
        {...pageOnly}
        sx={{ margin: 0, minHeight: 18, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {seen === null ? translate('app.dashboard.hours.hint') : wordsOf(seen)}
      </Box>
    </Box>
  );
}

/** One cell is a stop of the tab key; arrows lead from there. */
function useGridKeys(isTurned: boolean) {
  const { direction } = useTheme();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(0);
  const [seen, setSeen] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, focused, { isTurned, isRightToLeft: direction === 'rtl' });
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus();
  };
  const reachCell = (at: number, hasFocus: boolean) => {
    setSeen(at);
    if (hasFocus) setFocused(at);
  };
  return { grid, focused: Math.min(focused, DAYS * HOURS - 1), seen, reachCell, onKeyDown };
}

interface HeadCellProps {
  scope: 'row' | 'col';
  isShown: boolean;
  children: string;
}

function HeadCell({ scope, isShown, children }: HeadCellProps) {
  return (
    <Box
      component="th"
      scope={scope}
      sx={{
        padding: 0,
        fontSize: '0.75rem',
        fontWeight: 450,
        color: 'text.secondary',
        textAlign: 'left',
        whiteSpace: 'nowrap',
        // Not each hour has room for its name; it is there to be read aloud.
        ...(isShown ? {} : { fontSize: 0 }),
      }}
    >
      <bdi>{children}</bdi>
    </Box>
  );
}

interface CellProps {
  at: number;
  level: number;
  label: string;
  isTabStop: boolean;
  onReach: (at: number, hasFocus: boolean) => void;
  children: string;
}

function Cell({ at, level, label, isTabStop, onReach, children }: CellProps) {
  return (
    <Box
      component="td"
      role="gridcell"
      data-hour={at}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onReach(at, true)}
      onMouseEnter={() => onReach(at, false)}
      sx={({ palette }) => ({
        height: 28,
        padding: 0,
        borderRadius: '4px',
        fontSize: '0.75rem',
        textAlign: 'center',
        backgroundColor: level === 0 ? palette.background.default : alpha(palette.primary.main, STRENGTHS[level] ?? 1),
        color: level === HIGHEST ? palette.primary.contrastText : palette.text.primary,
      })}
    >
      {children}
    </Box>
  );
}
