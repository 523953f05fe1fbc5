import { Alert, Box, Checkbox, FormControlLabel, Skeleton, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { qrExport } from '../../../generated/resources.ts';
import { MyExports } from '../../../ui/exports/my-exports.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { PrintFields, useFormatName } from './print-fields.tsx';
import { type Printed, usePrints } from './use-prints.ts';

export interface QrExportDialogProps {
  /** Of the unit or the group, as a person calls it. */
  name: string;
  printed: Printed;
  onClose: () => void;
}

/** Prints of one code at once, or of many as an archive that a worker makes; with the user's files of the last day. */
export function QrExportDialog({ name, printed, onClose }: QrExportDialogProps) {
  const translate = useTranslate();
  const nameOf = useFormatName();
  const prints = usePrints(printed);
  const { options, change, mine, counted, errorText, isSending, submit } = prints;
  const isOne = counted.data?.code_count === 1;
  return (
    <FormDialog
      isDirty={false}
      title={translate('app.qr_export.title', { name })}
      action={translate(isOne ? 'app.exports.download' : 'app.qr_export.make')}
      isBusy={isSending}
      isBlocked={
        counted.data === undefined ||
        options.formats.length === 0 ||
        prints.preview.errorText !== null ||
        (!isOne && mine.hasOneUnderWay)
      }
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' } }}>
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          {'node_ids' in printed && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={prints.withSubunits}
                  onChange={(_event, isWanted) => prints.setWithSubunits(isWanted)}
                />
              }
              label={translate('app.qr_export.subunits')}
            />
          )}
          <PrintFields options={options} change={change} />
        </Stack>
        <Preview {...prints} />
        <Stack sx={{ gap: 4, gridColumn: '1 / -1' }}>
          {errorText !== null && <Alert severity="error">{errorText}</Alert>}
          <MyExports
            mine={mine}
            route={qrExport.route}
            words="qr_export"
            nameOf={({ formats }) => `ZIP · ${formats.map(nameOf).join(', ')}`}
          />
        </Stack>
      </Box>
    </FormDialog>
  );
}

/** The first of the codes as it would be printed, and how many there are. */
function Preview({ counted, preview }: Pick<ReturnType<typeof usePrints>, 'counted' | 'preview'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = counted.data?.example_unit ?? '';
  const errorText = counted.errorText ?? preview.errorText;
  const count = counted.data?.code_count;
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('app.qr_export.preview')}
      </Typography>
      {errorText === null && (
        <Box
          sx={{
            height: { xs: 220, md: 280 },
            padding: 3,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            backgroundColor: 'background.default',
          }}
        >
          {preview.address === undefined ? (
            <Skeleton variant="rounded" width="100%" height="100%" />
          ) : (
            <Box
              component="img"
              src={preview.address}
              alt={translate('app.qr_export.preview_of', { name })}
              sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
            />
          )}
        </Box>
      )}
      <Box role="status">
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        {errorText === null && count !== undefined && (
          <>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {translate('app.qr_export.count', { smart_count: count }).replace(
                String(count),
                new Intl.NumberFormat(locale).format(count),
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(count === 1 ? 'app.qr_export.one' : 'app.qr_export.many')}
            </Typography>
          </>
        )}
      </Box>
    </Stack>
  );
}
