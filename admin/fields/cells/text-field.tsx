import { Box, Link } from '@mui/material';
import { nameOfZone } from '../../ui/time/time-zones.ts';
import { useDisplay } from '../base/display.tsx';
import { useIsInsideLink } from '../base/link-context.tsx';
import { OneLine } from '../base/one-line.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

export function TextField(props: CellProps) {
  const value = useValue(props);
  const display = useDisplay();
  if (value === null) return <EmptyValue />;
  const text = String(value);
  if (display === 'detail')
    return (
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    );
  return <OneLine text={text} />;
}

/** `America/New York`. */
export function TimeZoneField(props: CellProps) {
  const value = useValue(props);
  return value === null ? <EmptyValue /> : <OneLine text={nameOfZone(String(value))} />;
}

/** Paragraphs; in a row their first line. */
export function LongTextField(props: CellProps) {
  const value = useValue(props);
  const display = useDisplay();
  if (value === null || display === 'row') return <TextField {...props} />;
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{String(value)}</Box>;
}

export function UuidField(props: CellProps) {
  const value = useValue(props);
  return value === null ? (
    <EmptyValue />
  ) : (
    <Box component="code" sx={{ fontSize: '0.75rem' }}>
      {String(value)}
    </Box>
  );
}

export function EmailField(props: CellProps) {
  return <AddressField {...props} toHref={(address) => `mailto:${address}`} />;
}

export function PhoneField(props: CellProps) {
  return <AddressField {...props} toHref={(number) => `tel:${number.replaceAll(/[^+\d]/g, '')}`} />;
}

export function UrlField(props: CellProps) {
  // Only what a browser opens as a page: a stored address may say anything.
  return <AddressField {...props} toHref={(address) => (/^https?:\/\//i.test(address) ? address : undefined)} newTab />;
}

interface AddressFieldProps extends CellProps {
  toHref: (value: string) => string | undefined;
  newTab?: boolean;
}

function AddressField({ toHref, newTab = false, ...props }: AddressFieldProps) {
  const value = useValue(props);
  const href = value === null ? undefined : toHref(String(value));
  const isInsideLink = useIsInsideLink();
  if (href === undefined || isInsideLink) return <TextField {...props} />;
  return (
    <Link
      href={href}
      onClick={(event) => event.stopPropagation()}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <TextField {...props} />
    </Link>
  );
}
