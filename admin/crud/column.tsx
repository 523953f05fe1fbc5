import { Link } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, useRecordContext } from 'react-admin';
import { shownTo } from '../entities/access.ts';
import { useUserData } from '../providers/use-session.tsx';
import { useLeadColumn } from './columns/lead-column.ts';
import { InsideLink } from '../fields/base/link-context.tsx';
import { useMay } from '../entities/use-access.ts';
import { InlineCell } from './inline/inline-cell.tsx';
import { useScreen, useScreenPath } from './screen-context.tsx';

export interface ColumnProps {
  source: string;
  /** A number: stands at the right. */
  numeric?: boolean;
  disableSort?: boolean;
  /** A key of admin/i18n, where the field's own name does not fit what the cells show. */
  label?: string;
  children: ReactElement;
}

/** A column of a list. The first one is what the row is called, and leads to its detail. */
export function Column({ source, numeric = false, disableSort = false, label, children }: ColumnProps) {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const { entity } = useScreen();
  const isLead = useLeadColumn() === source;
  const shown = shownTo(entity, useUserData());
  const direction = sort?.field === source ? (sort.order === 'ASC' ? 'asc' : 'desc') : false;
  return (
    <DataTable.Col
      source={source}
      {...(label === undefined ? {} : { label })}
      disableSort={disableSort || (shown !== null && !shown.everywhere.includes(source.split('.')[0] ?? source))}
      align={numeric ? 'right' : 'left'}
      {...(isHead ? { sortDirection: direction, scope: 'col' } : {})}
    >
      <InlineCell source={source} numeric={numeric}>
        {isLead ? <RowLink>{children}</RowLink> : children}
      </InlineCell>
    </DataTable.Col>
  );
}

/** Leads to the row's detail, by keyboard too; plain where there is none. */
export function RowLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const { entity } = useScreen();
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  if (record === undefined || !may('detail')) return children;
  return (
    <Link
      component={RouterLink}
      to={toPath('show', record.id)}
      data-row={record.id}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 550, color: 'text.primary' }}
    >
      <InsideLink>{children}</InsideLink>
    </Link>
  );
}
