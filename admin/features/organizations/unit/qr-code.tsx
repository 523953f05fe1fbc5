import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate, useDataProvider } from 'react-admin';
import type { NodeQrCodeRecord, NodeRecord } from '../../../generated/types.ts';
import { useUnitCode } from './use-unit-code.ts';
import { useQuery } from '@tanstack/react-query';
import { nodeQrCode } from '../../../generated/resources.ts';
import { useObjectAddress } from '../../../ui/media/use-object-address.ts';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

const FORMATS: QrFormat[] = ['svg', 'png'];

/** The unit's code, to look at, to follow and to download; nothing for who may not read codes here. */
export function QrCode({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const code = useUnitCode(unit);
  if (!code) return null;
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate('app.qr_code.title')}
      </Typography>
      <QrImage code={code} size={128} />
    </Card>
  );
}

interface QrImageProps {
  code: NodeQrCodeRecord;
  /** In px. */
  size: number;
}

/** The code as it is printed, the way to where it leads, and its files. */
export function QrImage({ code: { id, code }, size }: QrImageProps) {
  const translate = useTranslate();
  const { address, error, download } = useQrImage(id, code);
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
      {error ? (
        <Typography role="alert" sx={{ width: '100%', color: 'error.main' }}>
          {translate(error.message, { _: error.message })}
        </Typography>
      ) : address === undefined ? (
        <Skeleton variant="rounded" width={size} height={size} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={translate('app.qr_code.image', { code })}
          sx={{ width: size, height: size, objectFit: 'contain', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        <Link href={`/Q/${code}`} target="_blank" rel="noopener" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('app.qr_code.open', { code })}
        </Link>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              size="small"
              variant="outlined"
              startIcon={<Download />}
              disabled={error !== null}
              onClick={() => void download(format)}
            >
              {translate('app.qr_code.download', { format: format.toUpperCase() })}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

type QrFormat = 'svg' | 'png';

/** The image of a code in the colors that its unit shows: one to look at, and a way to save it as a file. */
function useQrImage(codeId: number, code: string) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notifyError = useNotifyError();
  const fileAs = (format: QrFormat, more = '') =>
    provider.getFile(nodeQrCode.route, { id: codeId, part: `image?format=${format}&design=design${more}` });
  const { data: image, error } = useQuery({
    queryKey: [nodeQrCode.route, 'image', codeId],
    queryFn: () => fileAs('svg'),
  });

  async function download(format: QrFormat): Promise<void> {
    try {
      saveFile(new File([await fileAs(format, '&download=true')], `${code}.${format}`));
    } catch (error) {
      notifyError(error);
    }
  }

  return { address: useObjectAddress(error ? undefined : image), error, download };
}
