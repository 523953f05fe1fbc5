import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Stop from '@mui/icons-material/StopCircleOutlined';
import { Box, Button, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { type ExportRow, isUnderWay, useExportFile } from './use-exports.ts';

/** Texts `app.<words>.written`, `.ready` and `.failure.*`. */
interface ExportItemProps {
  row: ExportRow;
  name: string;
  words: string;
  route: string;
  refresh: () => Promise<void>;
}

/** One export of the user's: how far it is, its file, the way to be rid of it. */
export function ExportItem({ row, name, words, route, refresh }: ExportItemProps) {
  const translate = useTranslate();
  const { save, remove, isPending } = useExportFile(route, refresh);
  const label = translate(isUnderWay(row) ? 'app.exports.stop' : 'ra.action.delete');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <ExportStatus row={row} words={words} />
      </Box>
      {row.state === 'done' && (
        <Button size="small" startIcon={<Download />} disabled={isPending} onClick={() => void save(row)}>
          {translate('app.exports.download')}
        </Button>
      )}
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} disabled={isPending} onClick={() => void remove(row)}>
            {isUnderWay(row) ? <Stop fontSize="small" /> : <Delete fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}

function ExportStatus({ row, words }: Pick<ExportItemProps, 'row' | 'words'>) {
  const translate = useTranslate();
  const text = useStateText(row, words);
  if (!isUnderWay(row))
    return (
      <Typography
        variant="caption"
        component="p"
        sx={{ color: row.state === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {text}
      </Typography>
    );
  const share = row.row_count === null || row.row_count === 0 ? null : (100 * row.rows_done) / row.row_count;
  return (
    <>
      <LinearProgress
        aria-label={translate('app.exports.progress')}
        sx={{ marginBlock: 1 }}
        {...(share === null ? {} : { variant: 'determinate' as const, value: Math.min(100, share) })}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </>
  );
}

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

function useStateText(row: ExportRow, words: string): string {
  const { state, row_count: all, rows_done: done, byte_size: size, expires_at: expires, failure } = row;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  if (state === 'queued') return translate('app.exports.waiting');
  if (state === 'failed') return translate(`app.${words}.failure.${failure ?? 'too_many_attempts'}`);
  if (state === 'running')
    return all === null
      ? translate('app.exports.counting')
      : translate(`app.${words}.written`, { done: number(done), all: number(all) });
  const [value, unit] =
    (size ?? 0) < MEGABYTE ? [(size ?? 0) / KILOBYTE, 'kilobyte'] : [(size ?? 0) / MEGABYTE, 'megabyte'];
  return translate(`app.${words}.ready`, {
    rows: number(done),
    size: new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(expires)),
  });
}
