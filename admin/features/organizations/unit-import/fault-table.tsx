import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { DEFAULT_LOCALE, isLocale } from '../../../i18n/locales.ts';
import { sheetToCsv } from '../../../ui/sheet.ts';
import { saveFile } from '../../../providers/files.ts';
import { useColumnLabel } from './columns.ts';
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
  const save = async () => {
    const name = `${translate('app.import.faults_file')}.csv`;
    const sheet = { columns: headers.map((label) => ({ label })), rows };
    saveFile(
      new File([await sheetToCsv(sheet, isLocale(locale) ? locale : DEFAULT_LOCALE)], name, { type: 'text/csv' }),
    );
  };
  return (
    <ScrollTable
      title={translate('app.import.faults')}
      headers={headers}
      rows={rows.map((cells) => ({ key: cells.slice(0, 2).join(' '), cells }))}
      action={
        <Button size="small" startIcon={<Download />} onClick={() => void save()} sx={{ marginInlineStart: 'auto' }}>
          {translate('app.import.save_faults')}
        </Button>
      }
      {...(count > errors.length && { note: translate('app.import.first_of', shown) })}
    />
  );
}
