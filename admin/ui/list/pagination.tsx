import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton, MenuItem, Select, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';

/** The API counts up to this many rows; beyond, a total is 'more than'. */
export const COUNTED_ROWS = 10_000;
/** Of a search. */
const COUNTED_FOUND = 1_000;
const PAGE_SIZES = [10, 25, 50, 100];

/** Up to how many rows the list with this filter is counted. */
export const countedRows = (filter: { q?: unknown } = {}): number => (filter.q ? COUNTED_FOUND : COUNTED_ROWS);

/** The total in words: exact, or 'more than 10,000'. */
export function useTotalText(filter?: { q?: unknown }): (total: number) => string {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const most = countedRows(filter);
  return (total) =>
    total > most ? translate('app.list.more_than', { count: format.format(most) }) : format.format(total);
}

/**
 * The pages of the list around it.
 *
 * @param of what the list is called, where it is not the only one of the page
 */
export function Pagination({ of }: { of?: string | undefined }) {
  const { page, perPage, setPage, setPerPage, total = 0, isPending, filterValues } = useListContext();
  const totalText = useTotalText(filterValues);
  if (isPending || total === 0) return null;
  return <Pages {...{ page, perPage, setPage, setPerPage, total, of }} totalText={totalText(total)} />;
}

interface PagesProps {
  /** From 1 on. */
  page: number;
  perPage: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  total: number;
  totalText: string;
  of: string | undefined;
}

/** Which rows of how many, how many at once, and the way to the others. */
export function Pages({ page, perPage, setPage, setPerPage, total, totalText, of }: PagesProps) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const sizeId = useId();
  const last = Math.min(page * perPage, total);
  const pages = Math.ceil(total / perPage);
  return (
    <Box
      component="nav"
      aria-label={[translate('app.list.pages'), of].filter(Boolean).join(': ')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 4,
        rowGap: 1,
        paddingInline: 3,
        paddingBlock: 1,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" component="label" id={sizeId} sx={{ color: 'text.secondary' }}>
          {translate('ra.navigation.page_rows_per_page')}
        </Typography>
        <Select
          variant="standard"
          disableUnderline
          value={perPage}
          labelId={sizeId}
          onChange={(event) => setPerPage(Number(event.target.value))}
          sx={{ fontSize: '0.8125rem' }}
        >
          {PAGE_SIZES.map((size) => (
            <MenuItem key={size} value={size} dense>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Typography variant="body2" dir="auto" aria-live="polite">
        {translate('ra.navigation.page_range_info', {
          offsetBegin: format.format((page - 1) * perPage + 1),
          offsetEnd: format.format(last),
          total: totalText,
        })}
      </Typography>
      <Box>
        <Step
          label="ra.navigation.previous"
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          Icon={ChevronLeft}
        />
        <Step
          label="ra.navigation.next"
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
          Icon={ChevronRight}
        />
      </Box>
    </Box>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  Icon: typeof ChevronLeft;
}

function Step({ label, disabled, onClick, Icon }: StepProps) {
  const translate = useTranslate();
  return (
    <Tooltip title={translate(label)}>
      <span>
        <IconButton size="small" aria-label={translate(label)} disabled={disabled} onClick={onClick}>
          <Icon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
