import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

interface TableColumn {
  name: string;
  title: string;
  /** Below the title, where the cells do not say it. */
  help?: string | undefined;
  isRequired?: boolean;
  /** Its values are texts of several lines: twice as wide as others. */
  isLong?: boolean;
}

interface TableRow {
  key: string;
  /** Its place among the others, as people count. */
  number: string;
  cells: Record<string, ReactNode>;
  /** What can be done with it. */
  actions?: ReactNode;
}

interface ObjectTableProps {
  label: string;
  columns: TableColumn[];
  rows: TableRow[];
  /** The cells have inputs, which have labels of their own. */
  isForm?: boolean;
}

/** Least width of a column whose values can be typed, as a date with its button, and of one to read, in px. */
const INPUT_WIDTH = 148;
/** From this width on two values stand beside each other in a card. */
const PAIRS = '@container (min-width: 400px)';
const TEXT_WIDTH = 76;
/** Room of the number and of the buttons of a row, in px. */
const NUMBER_WIDTH = 24;
const ACTIONS_WIDTH = 100;

/** Objects of the same properties: a table where there is room for one, and a card for each where there is not. */
export function ObjectTable({ label, columns, rows, isForm = false }: ObjectTableProps) {
  const hasActions = rows.some(({ actions }) => actions !== undefined);
  const shares = columns.map(({ isLong = false }) => (isLong ? 2 : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const width = all * (isForm ? INPUT_WIDTH : TEXT_WIDTH) + NUMBER_WIDTH + (hasActions ? ACTIONS_WIDTH : 0);
  const wide = `@container (min-width: ${width}px)`;
  const values = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  const tracks = `${NUMBER_WIDTH}px ${values}${hasActions ? ` ${ACTIONS_WIDTH}px` : ''}`;
  const line = { display: 'grid', gridTemplateColumns: tracks, columnGap: 2 };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box role="table" aria-label={label} sx={isForm ? { [wide]: BARE_INPUTS } : {}}>
        <Box role="rowgroup">
          <Box role="row" sx={{ display: 'none', [wide]: { ...line, paddingBlockEnd: 1 } }}>
            <Box role="cell" />
            {columns.map(({ name, title, help, isRequired = false }) => (
              <Box key={name} role="columnheader" sx={HEADER}>
                {title}
                {isRequired && (
                  <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                    {' *'}
                  </Box>
                )}
                {help !== undefined && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{help}</Box>}
              </Box>
            ))}
            {hasActions && <Box role="cell" />}
          </Box>
        </Box>
        <Box role="rowgroup">
          {rows.map(({ key, number, cells, actions }) => (
            <Box
              key={key}
              role="row"
              data-key={key}
              sx={{ ...CARD, [wide]: { ...line, ...(isForm ? BARE_LINE : RULED_LINE) } }}
            >
              <Box
                role="rowheader"
                sx={{
                  ...NUMBER,
                  [wide]: { order: 'initial', alignSelf: 'start', lineHeight: isForm ? '36px' : 'inherit' },
                }}
              >
                {number}
              </Box>
              {columns.map(({ name, title, isLong = false }) => (
                <Box key={name} role="cell" sx={{ ...VALUE, ...(isLong ? LONG : {}), [wide]: { gridColumn: 'auto' } }}>
                  {!isForm && (
                    <Box sx={{ ...HEADER, color: 'text.secondary', [wide]: { display: 'none' } }}>{title}</Box>
                  )}
                  {cells[name]}
                </Box>
              ))}
              {actions !== undefined && (
                <Box role="cell" sx={{ ...ACTIONS, [wide]: { order: 'initial', alignItems: 'center', height: 36 } }}>
                  {actions}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const HEADER = { fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.5, minWidth: 0, overflowWrap: 'anywhere' };

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 3,
  rowGap: 2,
  padding: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& + &': { marginTop: 2 },
};

const VALUE = { minWidth: 0, overflowWrap: 'anywhere', gridColumn: '1 / -1', [PAIRS]: { gridColumn: 'auto' } };

const LONG = { [PAIRS]: { gridColumn: '1 / -1' } };

const NUMBER = { order: -2, alignSelf: 'center', color: 'text.secondary', fontSize: '0.8125rem' };

const ACTIONS = { order: -1, display: 'flex', justifyContent: 'flex-end' };

const BARE_LINE = { padding: 0, paddingBlockEnd: 2, border: 0, borderRadius: 0, '& + &': { marginTop: 0 } };

const RULED_LINE = {
  padding: 0,
  paddingBlock: 1,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 0,
  '& + &': { marginTop: 0 },
};

/** Under the titles of the columns the inputs' own labels and helps are for who hears them. */
const BARE_INPUTS = {
  '& .MuiFormLabel-root, & .MuiFormControlLabel-label, & .MuiFormHelperText-root:not(.Mui-error)': visuallyHidden,
  '& .MuiFormControlLabel-root': { marginInline: 0 },
};
