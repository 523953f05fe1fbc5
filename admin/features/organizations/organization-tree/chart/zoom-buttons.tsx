import Add from '@mui/icons-material/AddOutlined';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import Home from '@mui/icons-material/FilterCenterFocusOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { IconButton, Paper, Tooltip } from '@mui/material';
import { useReactFlow } from '@xyflow/react';
import { useTranslate } from 'react-admin';
import { useAnimationDuration } from './use-animation-duration.ts';

const ZOOM_MS = 150;

/** Nearer, farther, everything, and back to the beginning. */
export function ZoomButtons({ onTouch, onHome }: { onTouch: () => void; onHome: () => void }) {
  const translate = useTranslate();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const duration = useAnimationDuration()(ZOOM_MS);
  const buttons = [
    { key: 'zoom_in', Icon: Add, act: () => void zoomIn({ duration }) },
    { key: 'zoom_out', Icon: Remove, act: () => void zoomOut({ duration }) },
    { key: 'fit', Icon: FitScreen, act: () => void fitView({ duration, padding: 0.05, maxZoom: 1 }) },
    { key: 'home', Icon: Home, act: onHome },
  ];
  return (
    <Paper
      role="group"
      aria-label={translate('app.tree.view.zoom')}
      sx={{
        position: 'absolute',
        insetBlockEnd: 12,
        // Messages come at the start.
        insetInlineEnd: 12,
        zIndex: 5,
        display: 'flex',
        border: 1,
        borderColor: 'divider',
        overflow: 'hidden',
      }}
    >
      {buttons.map(({ key, Icon, act }, at) => (
        <Tooltip key={key} title={translate(`app.tree.view.${key}`)} placement="top">
          <IconButton
            aria-label={translate(`app.tree.view.${key}`)}
            onClick={() => {
              onTouch();
              act();
            }}
            sx={{ borderRadius: 0, borderInlineStart: at === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Paper>
  );
}
