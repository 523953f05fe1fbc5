import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Fab, Tooltip, useScrollTrigger, Zoom } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FOOT_BAR_HEIGHT, SCROLL_TOP_AFTER } from '../../theme/measures.ts';

/** Pixels to the window's edges. */
const EDGE = 24;

/** Back to the top, once there is a way back. */
export function ScrollTop() {
  const translate = useTranslate();
  const isFar = useScrollTrigger({ disableHysteresis: true, threshold: SCROLL_TOP_AFTER });
  const label = translate('app.layout.to_top');
  return (
    <Zoom in={isFar} unmountOnExit>
      <Tooltip title={label}>
        <Fab
          size="small"
          color="primary"
          aria-label={label}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          sx={{
            position: 'fixed',
            insetBlockEnd: EDGE,
            insetInlineEnd: EDGE,
            'body:has([data-foot-bar]) &': { insetBlockEnd: EDGE + FOOT_BAR_HEIGHT },
          }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Tooltip>
    </Zoom>
  );
}
