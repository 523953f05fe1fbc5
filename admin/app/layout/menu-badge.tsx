import { Badge, Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';

/** Beyond it a badge says that there are more. */
const SHOWN = 99;

function useCountText(): (count: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (count) => (count > SHOWN ? `${format.format(SHOWN)}+` : format.format(count));
}

interface EntryNameProps {
  label: string;
  /** What waits behind it; undefined where nothing is counted. */
  count: number | undefined;
  /** The label is read, and not shown. */
  isHidden?: boolean;
}

/** The name of a menu entry, which says the number too where it is only heard. */
export function EntryName({ label, count = 0, isHidden = false }: EntryNameProps) {
  const name = useNameWithCount()(label, count);
  if (count === 0 && !isHidden) return label;
  return (
    <>
      {!isHidden && (
        <Box component="span" aria-hidden>
          {label}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {name}
      </Box>
    </>
  );
}

/** The name of a menu entry with what waits behind it, in the badge's own figures: `Feedback, 99+ unread`. */
export function useNameWithCount(): (label: string, count: number) => string {
  const translate = useTranslate();
  const countText = useCountText();
  return (label, count) =>
    count === 0 ? label : translate('app.menu.with_unread', { label, count: countText(count) });
}

const pill = ({ palette }: Theme) => ({
  height: 16,
  minWidth: 16,
  paddingInline: '4px',
  borderRadius: 8,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  // `99+` in this order, also where the page reads from right to left.
  unicodeBidi: 'plaintext',
  color: palette.bar.surface,
  backgroundColor: palette.bar.accent,
});

interface CountedIconProps {
  count: number;
  children: ReactNode;
}

/** An icon with a number at its corner, or without: it takes the same room. The name beside it says the number. */
export function CountedIcon({ count, children }: CountedIconProps) {
  const countText = useCountText();
  return (
    <Badge
      badgeContent={countText(count)}
      invisible={count === 0}
      slotProps={{ badge: { 'aria-hidden': true } }}
      sx={(theme) => ({ marginInlineEnd: '12px', '& .MuiBadge-badge': { ...pill(theme), insetBlockStart: 3 } })}
    >
      {children}
    </Badge>
  );
}

/** The number by itself, at the end of a row. */
export function CountPill({ count }: { count: number }) {
  const countText = useCountText();
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({ ...pill(theme), visibility: count === 0 ? 'hidden' : 'visible' })}
    >
      {countText(count)}
    </Box>
  );
}
