import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { saveFile } from '../../../providers/files.ts';
import { useColumnLabel } from './columns.ts';
import { faultsAsCsv } from './faults-as-csv.ts';
import type { ImportReport } from './report.ts';
import { ScrollTable } from './scroll-table.tsx';

/** What is wrong with the file, by row and column. */
export function FaultTable({ report: { errors, error_count: count } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const labelOf = useColumnLabel();
  const headers = ['row', 'column', 'fault'].map((name) => translate(`app.import.header.${name}`));
  const rows = errors.map(({ row, column, message }) => [String(row), labelOf(column), message]);
  const shown = { shown: errors.length.toLocaleString(locale), count: count.toLocaleString(locale) };
  const save = () => {
    const name = `${translate('app.import.faults_file')}.csv`;
    saveFile(new File([faultsAsCsv([headers, ...rows])], name, { type: 'text/csv' }));
  };
  return (
    <ScrollTable
      title={translate('app.import.faults')}
      headers={headers}
      rows={rows.map((cells) => ({ key: cells.slice(0, 2).join(' '), cells }))}
      action={
        <Button size="small" startIcon={<Download />} onClick={save} sx={{ marginInlineStart: 'auto' }}>
          {translate('app.import.save_faults')}
        </Button>
      }
      {...(count > errors.length && { note: translate('app.import.first_of', shown) })}
    />
  );
}
