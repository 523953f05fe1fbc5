import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { cellKey, InlineTableProvider, useInline } from './use-inline.ts';

interface InlineTableProps {
  /** Names of its columns, in their order. */
  columns: readonly string[];
  children: ReactNode;
}

/** Around a table: lets its cells be edited in their place, where the schema says so and some row may be changed. */
export function InlineTable({ columns, children }: InlineTableProps) {
  const translate = useTranslate();
  const modeOf = useInline();
  const helpId = useId();
  const [chosen, setStop] = useState<string>();
  const { data = [] } = useListContext<RaRecord>();
  const keys = data.flatMap((row) =>
    columns.filter((source) => modeOf(source, row) !== undefined).map((source) => cellKey(row, source)),
  );
  if (keys.length === 0) return children;
  const stop = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0];
  return (
    <InlineTableProvider value={{ stop, setStop, helpId }}>
      {children}
      <Box id={helpId} sx={visuallyHidden}>
        {translate('app.list.inline.how')}
      </Box>
    </InlineTableProvider>
  );
}
