import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useListPath } from '../../entities/use-access.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { useIsInsideLink } from '../base/link-context.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

interface CountFieldProps extends CellProps {
  /** The react-admin resource of what is counted, and to filters of its list the fields of this row. */
  link?: { list: string; filter: Record<string, string> };
}

/** How many rows there are; leads to them where there are some. */
export function CountField({ link, ...props }: CountFieldProps) {
  const value = useValue(props);
  const record = useRecordContext();
  const totalText = useTotalText();
  const pathTo = useListPath(link?.list ?? '');
  const isInsideLink = useIsInsideLink();
  if (typeof value !== 'number') return <EmptyValue />;
  const sources = Object.entries(link?.filter ?? {});
  const path = pathTo(
    Object.fromEntries(sources.map(([filter, source]): [string, unknown] => [filter, record?.[source]])),
  );
  if (value === 0 || path === undefined || isInsideLink) return totalText(value);
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      {totalText(value)}
    </Link>
  );
}
