import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { Button, Card, Divider, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { node } from '../../../generated/resources.ts';
import { Scanner } from '../claim-marc/scanner.tsx';
import { PictureButton } from './picture-button.tsx';
import { TypedCode } from './typed-code.tsx';
import type { SelfTest } from './use-self-test.ts';

/** The ways to a code: its unit, its letters, a print before the camera, or a picture of one. */
export function FindCode({ test }: { test: SelfTest }) {
  const translate = useTranslate();
  const [usesCamera, setUsesCamera] = useState(false);
  return (
    <Stack sx={{ gap: 4 }}>
      <Card component="section" sx={{ padding: 4 }}>
        <Stack sx={{ gap: 4 }}>
          <Typography variant="h2">{translate('app.self_test.which')}</Typography>
          <TreePicker
            reference={node.route}
            label={translate('app.self_test.unit')}
            value={test.unitId}
            onChange={test.chooseUnit}
            helperText={test.unitId === null ? translate('app.self_test.unit_help') : undefined}
          />
          <Divider>{translate('app.self_test.or')}</Divider>
          <TypedCode onCode={test.chooseCode} />
          <Divider>{translate('app.self_test.or')}</Divider>
          <Stack sx={{ gap: 3 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('app.self_test.print_help')}
            </Typography>
            {!usesCamera && (
              <Button variant="outlined" startIcon={<PhotoCamera />} onClick={() => setUsesCamera(true)}>
                {translate('app.claim.camera.start')}
              </Button>
            )}
            <PictureButton onRead={(text) => test.chooseCode(text, 'picture')} />
          </Stack>
        </Stack>
      </Card>
      {usesCamera && (
        <Scanner
          isPaused={false}
          startsAtOnce
          foreignText="app.self_test.foreign"
          onCode={(text) => test.chooseCode(text, 'camera')}
        />
      )}
    </Stack>
  );
}
