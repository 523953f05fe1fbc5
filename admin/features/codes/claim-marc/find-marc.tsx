import { Card, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CodeForm } from './code-form.tsx';
import { Scanner } from './scanner.tsx';
import type { Claiming } from './use-claim.ts';

/** The marc before the reader: through the camera, or by its code in letters. */
export function FindMarc({ claiming: { given, finding } }: { claiming: Claiming }) {
  const translate = useTranslate();
  const findGiven = useEffectEvent(() => {
    if (given !== '') void finding.find(given);
  });
  useEffect(() => findGiven(), [given]);
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{translate('app.claim.intro')}</Typography>
      <Scanner isPaused={finding.isFinding} onCode={(text) => void finding.find(text)} startsAtOnce={given === ''} />
      <Card sx={{ padding: 4 }}>
        <CodeForm finding={finding} given={given} />
      </Card>
    </>
  );
}
