import { Box, LinearProgress, Tab, Tabs } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../../ui/chunks/lazy-chunk.ts';
import { useDesign } from '../design-context.tsx';
import { Palette } from '../palette/palette.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { useHasPreviewColumn } from './use-preview-column.ts';
import { type Step, useWorkspace } from './workspace-context.tsx';

const Properties = lazyChunk(async () => ({ default: (await import('../properties/properties.tsx')).Properties }));

/** Beside the canvas: what can be added, and what is selected; the preview too where it has no column of its own. */
export function Inspector() {
  const translate = useTranslate();
  const id = useId();
  const { canEdit } = useDesign();
  const { step, go } = useWorkspace();
  const hasPreviewColumn = useHasPreviewColumn();
  const offered: Step[] = [
    ...(canEdit ? (['add'] as const) : []),
    'question',
    ...(hasPreviewColumn ? [] : (['preview'] as const)),
  ];
  const shown = offered.includes(step) ? step : (offered[0] ?? 'question');
  return (
    <Box
      component="aside"
      aria-label={translate('app.designer.inspector')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        backgroundColor: 'background.paper',
        borderInlineStart: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <Tabs
        value={shown}
        onChange={(_, next: Step) => go(next)}
        variant="fullWidth"
        aria-label={translate('app.designer.inspector')}
        sx={{ display: { xs: 'none', md: 'flex' }, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {offered.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={translate(`app.designer.step.${one}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        tabIndex={0}
        sx={{ flexGrow: 1, minHeight: 0, overflow: 'auto', padding: shown === 'preview' ? 3 : 4 }}
      >
        {shown === 'add' && <Palette />}
        {shown === 'question' && (
          <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
            <Properties />
          </ChunkBoundary>
        )}
        {shown === 'preview' && <LivePreview />}
      </Box>
    </Box>
  );
}
