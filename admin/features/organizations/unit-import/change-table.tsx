import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useColumnLabel } from './columns.ts';
import type { ImportReport, ReportedChange } from './report.ts';
import { ScrollTable } from './scroll-table.tsx';

/** What the file would do, unit by unit. */
export function ChangeTable({ report: { changes, change_count: count } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const headers = ['row', 'unit', 'change'].map((name) => translate(`app.import.header.${name}`));
  const rows = changes.map((change) => ({
    key: `${change.row} ${change.action}`,
    cells: [change.row, <bdi key="name">{change.name}</bdi>, <ChangeText key="change" change={change} />],
  }));
  const shown = { shown: changes.length.toLocaleString(locale), count: count.toLocaleString(locale) };
  return (
    <ScrollTable
      title={translate('app.import.changes')}
      headers={headers}
      rows={rows}
      {...(count > changes.length && { note: translate('app.import.first_of', shown) })}
    />
  );
}

function ChangeText({ change: { action, from = {}, to = {} } }: { change: ReportedChange }) {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const placeOf = (parent: string | null | undefined) => parent ?? translate('app.import.top');
  if (action === 'add' && !to.parent) return translate('app.import.change.add_top');
  if (action === 'add') return translate('app.import.change.add', { parent: placeOf(to.parent) });
  if (action === 'move')
    return translate('app.import.change.move', { from: placeOf(from.parent), to: placeOf(to.parent) });
  return (['name', 'type', 'color'] as const)
    .filter((field) => to[field] !== undefined)
    .map((field) => (
      <Box key={field}>
        {translate('app.import.change.field', {
          field: labelOf(field),
          from: from[field] || translate('app.import.nothing'),
          to: to[field] || translate('app.import.nothing'),
        })}
      </Box>
    ));
}
