import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CountChips } from './count-chips.tsx';
import type { ImportReport, ReportedChange } from './report.ts';
import { StepHeading } from '../../../ui/dialogs/step-heading.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { ImportFailure } from './use-unit-import.ts';
import { useColumnLabel } from './columns.ts';
import { ScrollTable } from '../../../ui/tables/scroll-table.tsx';
import Download from '@mui/icons-material/DownloadOutlined';
import { DEFAULT_LOCALE, isLocale } from '../../../i18n/locales.ts';
import { sheetToCsv } from '../../../ui/exports/sheet.ts';
import { saveFile } from '../../../providers/files.ts';

interface ShownStepProps {
  file: File;
  report: ImportReport;
  hasChanged?: boolean;
  error?: ImportFailure;
  onApply: () => void;
  onRestart: () => void;
  onClose: () => void;
}

/** What the file would do, to be confirmed; or what is wrong with it, to be corrected. */
export function ShownStep({ file, report, hasChanged = false, error, onApply, onRestart, onClose }: ShownStepProps) {
  const translate = useTranslate();
  const isClean = report.error_count === 0;
  const canApply = isClean && report.change_count > 0;
  const { ignored_columns: ignored } = report;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, minHeight: 32 }}>
          <StepHeading>
            <bdi>{file.name}</bdi>
          </StepHeading>
          {canApply && (
            <Button size="small" onClick={onRestart}>
              {translate('app.import.choose_other')}
            </Button>
          )}
        </Box>
        {error !== undefined && <FailureAlert {...error} />}
        {hasChanged && <Alert severity="warning">{translate('app.import.has_changed')}</Alert>}
        {ignored.length > 0 && (
          <Alert severity="info">{translate('app.import.ignored', { columns: ignored.join(', ') })}</Alert>
        )}
        {canApply ? (
          <Changes report={report} />
        ) : isClean ? (
          <NoChange report={report} />
        ) : (
          <Violations report={report} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isClean && !canApply ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        <Button variant="contained" onClick={canApply ? onApply : onRestart}>
          {translate(canApply ? 'app.import.apply' : 'app.import.choose_other')}
        </Button>
      </DialogActions>
    </>
  );
}

const Changes = ({ report }: { report: ImportReport }) => (
  <>
    <CountChips counts={report.counts} />
    <ChangeTable report={report} />
  </>
);

function NoChange({ report: { rows } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <EmptyState Icon={CheckCircle} title={translate('app.import.no_change')}>
      {translate('app.import.no_change_text', { smart_count: rows, count: rows.toLocaleString(locale) })}
    </EmptyState>
  );
}

function Violations({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { error_count: violations } = report;
  return (
    <>
      <Alert severity="error">
        {translate('app.import.not_clean', { smart_count: violations, count: violations.toLocaleString(locale) })}
      </Alert>
      <ViolationTable report={report} />
    </>
  );
}

/** What the file would do, unit by unit. */
function ChangeTable({ report: { changes, change_count: count } }: { report: ImportReport }) {
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
  const own = (['name', 'type', 'color'] as const)
    .filter((field) => to[field] !== undefined)
    .map((field) => ({ field: labelOf(field), from: from[field], to: to[field] }));
  const added = Object.entries(to.custom ?? {}).map(([field, value]) => ({
    field,
    from: from.custom?.[field],
    to: value,
  }));
  const nothing = translate('app.import.nothing');
  return [...own, ...added].map((change) => (
    <Box key={change.field}>
      {translate('app.import.change.field', {
        field: change.field,
        from: change.from || nothing,
        to: change.to || nothing,
      })}
    </Box>
  ));
}

/** What is wrong with the file, by row and column. */
function ViolationTable({ report: { errors, error_count: count } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const labelOf = useColumnLabel();
  const headers = ['row', 'column', 'violation'].map((name) => translate(`app.import.header.${name}`));
  const rows = errors.map(({ row, column, message }) => [String(row), labelOf(column), message]);
  const shown = { shown: errors.length.toLocaleString(locale), count: count.toLocaleString(locale) };
  const save = async () => {
    const name = `${translate('app.import.violations_file')}.csv`;
    const sheet = { columns: headers.map((label) => ({ label })), rows };
    saveFile(
      new File([await sheetToCsv(sheet, isLocale(locale) ? locale : DEFAULT_LOCALE)], name, { type: 'text/csv' }),
    );
  };
  return (
    <ScrollTable
      title={translate('app.import.violations')}
      headers={headers}
      rows={rows.map((cells) => ({ key: cells.slice(0, 2).join(' '), cells }))}
      action={
        <Button size="small" startIcon={<Download />} onClick={() => void save()} sx={{ marginInlineStart: 'auto' }}>
          {translate('app.import.save_violations')}
        </Button>
      }
      {...(count > errors.length && { note: translate('app.import.first_of', shown) })}
    />
  );
}
