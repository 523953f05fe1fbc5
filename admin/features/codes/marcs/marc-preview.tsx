import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage } from '../../../../shared/i18n/languages.ts';
import { drawPrint } from '../../../../shared/qr/draw-print.ts';
import { DrawingView } from '../qr-designer/drawing-view.tsx';
import { measureOnScreen } from '../qr-designer/measure.ts';
import { toDesign } from '../qr-designer/qr-draft.ts';

interface MarcPreviewProps {
  /** Null: black on white. */
  design: Record<string, unknown> | null;
  company: string;
  code: string;
  /** Null for a blank marc. */
  unit: { id: number; name: string } | null;
}

const HEIGHT = 220;

/** One marc as it is printed. */
export function MarcPreview({ design, company, code, unit }: MarcPreviewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const drawing = useMemo(() => {
    const address = `${window.location.origin}/Q/${code}`.toUpperCase();
    const language = isLanguage(locale) ? locale : fallbackLanguage;
    return drawPrint(toDesign(design ?? {}), { address, code, unit, company, language }, measureOnScreen);
  }, [design, code, unit, company, locale]);
  return (
    <Box
      sx={{
        height: HEIGHT,
        width: { xs: '100%', sm: HEIGHT },
        padding: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.default',
      }}
    >
      <DrawingView drawing={drawing} label={translate('app.qr_code.image', { code })} />
    </Box>
  );
}
