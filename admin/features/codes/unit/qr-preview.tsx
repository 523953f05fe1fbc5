import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../generated/types.ts';
import { isObject } from '../../../providers/user-data.ts';
import { QrExportButton } from '../qr-export/qr-export-button.tsx';
import { QrImage } from '../../organizations/unit/qr-code.tsx';
import { useUnitCode } from '../../organizations/unit/use-unit-code.ts';
import type { Setup } from '../../organizations/unit/design/use-setup.ts';

const SIZE = 240;

interface QrPreviewProps {
  unit: NodeRecord;
  design: Setup['design'];
}

/** The unit's code as it is printed, and what its design says. */
export function QrPreview({ unit, design }: QrPreviewProps) {
  const translate = useTranslate();
  const code = useUnitCode(unit);
  return (
    <Card component="section" sx={{ padding: 4, maxWidth: { md: 400 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate('app.unit.design.preview.title')}
      </Typography>
      {code === undefined && <Skeleton variant="rounded" width={SIZE} height={SIZE} />}
      {code && <QrImage code={code} size={SIZE} />}
      <QrFacts design={design} />
      {code && (
        <Box sx={{ marginTop: 4 }}>
          <QrExportButton name={unit.name} printed={{ node_ids: [unit.id] }} />
        </Box>
      )}
    </Card>
  );
}

/** What a QR design says, in words. */
export function QrFacts({ design }: Pick<QrPreviewProps, 'design'>) {
  const translate = useTranslate();
  if (design === null) {
    return (
      <Typography variant="body2" sx={{ marginTop: 4, color: 'text.secondary' }}>
        {translate('app.unit.design.preview.plain')}
      </Typography>
    );
  }
  const { foreground, background, marker } = design;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, marginTop: 4, marginBottom: 0 }}
    >
      {Object.entries({ foreground, background }).map(([name, color]) => (
        <Fact key={name} name={name}>
          {typeof color === 'string' ? <Color color={color} /> : '–'}
        </Fact>
      ))}
      <Fact name="marker">
        {isObject(marker)
          ? translate(`app.unit.design.marker.${String(marker.location)}`)
          : translate('app.unit.design.marker.none')}
      </Fact>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  const translate = useTranslate();
  return (
    <Fragment>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.unit.design.preview.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </Fragment>
  );
}

function Color({ color }: { color: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 16, height: 16, borderRadius: 1, border: 1, borderColor: 'inputBorder', backgroundColor: color }}
      />
      <bdi>{color}</bdi>
    </Box>
  );
}
