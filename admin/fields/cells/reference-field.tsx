import { Box, Link, Skeleton } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink } from 'react-router';
import { type RaRecord, useGetManyAggregate } from 'react-admin';
import { useDetailPath, useMay } from '../../entities/use-access.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { labelFieldsOf } from '../../entities/record-labels.ts';
import { useDisplay } from '../base/display.tsx';
import { useIsInsideLink } from '../base/link-context.tsx';
import { OneLine } from '../base/one-line.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { ChipList } from './choice-field.tsx';

interface ReferenceCellProps extends CellProps {
  /** The target's react-admin resource. */
  reference: string;
}

/** A name in a row; the whole of it is in the detail. */
const LABEL_WIDTH = '24ch';

/** Another row by its label, fetched together with all others of the page; a link where it has a screen. */
export function ReferenceField({ reference, ...props }: ReferenceCellProps) {
  const id = useValue(props);
  const { labels, paths, isPending } = useLabels(reference, typeof id === 'number' ? [id] : []);
  const isInsideLink = useIsInsideLink();
  const display = useDisplay();
  if (typeof id !== 'number') return <EmptyValue />;
  if (isPending) return <PendingRow id={id} />;
  const label = labels[0];
  if (label === undefined) return <UnknownRow id={id} />;
  const href = paths[0];
  const text = display === 'row' ? <OneLine text={label} width={LABEL_WIDTH} /> : label;
  if (href === undefined || isInsideLink) return text;
  return (
    <Link component={RouterLink} to={href} onClick={(event) => event.stopPropagation()} underline="hover">
      {text}
    </Link>
  );
}

/** Several other rows by their labels, each a link to it: some in a row, all in a detail. */
export function ReferenceListField({ reference, ...props }: ReferenceCellProps) {
  const value = useValue(props);
  const ids = Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  const { labels, paths, isPending } = useLabels(reference, ids);
  const isInsideLink = useIsInsideLink();
  const display = useDisplay();
  if (ids.length === 0) return <EmptyValue />;
  if (isPending) return <Skeleton width="12ch" />;
  const chips = ids.map((id, at) => {
    const label = labels[at];
    const isLink = label !== undefined && !isInsideLink;
    return { label: label ?? `#${id}`, href: isLink ? paths[at] : undefined };
  });
  return display === 'row' ? <ChipList chips={chips} /> : <ChipList chips={chips} shown={chips.length} />;
}

interface Labels {
  labels: (string | undefined)[];
  /** Where the rows are shown. */
  paths: (string | undefined)[];
  isPending: boolean;
}

/** In the order of the ids; undefined for what the reader may not see or what is gone. */
function useLabels(reference: string, ids: number[]): Labels {
  const mayRead = useMay(reference)('list');
  const labelOf = useRecordLabel(reference);
  const pathOf = useDetailPath(reference);
  const enabled = mayRead && ids.length > 0;
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    reference,
    { ids, meta: { fields: labelFieldsOf(reference) } },
    { enabled },
  );
  const known = (data ?? []).filter((row) => row !== undefined && row !== null);
  const rows = ids.map((id) => known.find((candidate) => candidate.id === id));
  return {
    labels: rows.map((row) => row && labelOf(row)),
    paths: rows.map((row) => row && pathOf(row.id, row)),
    isPending: enabled && isPending,
  };
}

/** Until the label is there, the id stands for it to who can't see the skeleton. */
function PendingRow({ id }: { id: number }) {
  return (
    <>
      <Skeleton width="8ch" aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        #{id}
      </Box>
    </>
  );
}

function UnknownRow({ id }: { id: number }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
      #{id}
    </Box>
  );
}
