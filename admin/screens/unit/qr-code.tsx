import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { nodeQrCode } from '../../generated/resources.ts';
import { FrameContext } from '../../kit/frame.tsx';
import { useMay } from '../../kit/use-access.ts';
import { type QrFormat, useQrImage } from './use-qr-image.ts';

interface CodeRow {
  id: number;
  code: string;
}

const IMAGE_SIZE = 128;
const FORMATS: QrFormat[] = ['svg', 'png'];

/** The unit's code, to look at, to follow and to download; nothing for who may not read codes here. */
export function QrCode() {
  const may = useMay(nodeQrCode.route);
  const unit = useRecordContext();
  const { data: codes } = useGetList<CodeRow>(
    nodeQrCode.route,
    {
      filter: { node_id: unit?.id, origin: 'unit' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: unit !== undefined && may('list') },
  );
  const [code] = codes ?? [];
  return code === undefined ? null : <CodeCard code={code} />;
}

function CodeCard({ code: { id, code } }: { code: CodeRow }) {
  const translate = useTranslate();
  const { address, download } = useQrImage(id, code);
  // Below the title of a page or of a panel, which is one level lower.
  const heading = use(FrameContext) === 'page' ? 'h2' : 'h3';
  return (
    <Box component="section" sx={{ marginTop: 6 }}>
      <Typography variant="h3" component={heading} sx={{ marginBottom: 3 }}>
        {translate('app.qr_code.title')}
      </Typography>
      <Stack direction="row" sx={{ gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        {address === undefined ? (
          <Skeleton variant="rounded" width={IMAGE_SIZE} height={IMAGE_SIZE} />
        ) : (
          <Box
            component="img"
            src={address}
            alt={translate('app.qr_code.image', { code })}
            sx={{ width: IMAGE_SIZE, height: IMAGE_SIZE, border: 1, borderColor: 'divider', borderRadius: 1 }}
          />
        )}
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <Link href={`/Q/${code}`} target="_blank" rel="noopener" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('app.qr_code.open', { code })}
          </Link>
          <Stack direction="row" sx={{ gap: 2 }}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                size="small"
                variant="outlined"
                startIcon={<Download />}
                onClick={() => void download(format)}
              >
                {translate('app.qr_code.download', { format: format.toUpperCase() })}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Box>
  );
}
