import { Box, ButtonBase, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { panels } from '../panels/panel.ts';
import { usePanel } from './use-panel.ts';

/** The parts of the designer, beside the canvas or, where there is no room, above it. */
export function Rail() {
  const translate = useTranslate();
  const { panel: current, open } = usePanel();
  const openButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Some browsers answer a promise, which is no way to clean up.
    openButton.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Box
      component="nav"
      aria-label={translate('app.designer.rail')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 1,
        padding: { xs: 1, md: 2 },
        overflowX: 'auto',
        backgroundColor: 'background.paper',
        borderInlineEnd: { md: 1 },
        borderBottom: { xs: 1, md: 0 },
        borderColor: { xs: 'divider', md: 'divider' },
      }}
    >
      {panels
        .filter(({ isHidden }) => isHidden !== true)
        .map(({ name, Icon }) => {
          const isOpen = current?.name === name;
          return (
            <ButtonBase
              key={name}
              ref={isOpen ? openButton : undefined}
              onClick={() => open(name)}
              aria-current={isOpen ? 'page' : undefined}
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', md: 'column' },
                gap: 1,
                minHeight: { xs: 36, md: 56 },
                paddingBlock: { md: 2 },
                paddingInline: { xs: 3, md: 0 },
                borderRadius: 1,
                flexShrink: 0,
                // Shown whole, and not up to a part of a pixel.
                scrollMarginInline: '4px',
                color: isOpen ? 'primary.main' : 'text.secondary',
                backgroundColor: isOpen ? 'accentSurface' : 'transparent',
                '&:hover': { color: 'text.primary' },
              }}
            >
              <Icon />
              <Typography
                variant="caption"
                component="span"
                sx={{ fontWeight: isOpen ? 600 : 500, textAlign: 'center', lineHeight: 1.2, overflowWrap: 'anywhere' }}
              >
                {translate(`app.designer.panels.${name}`)}
              </Typography>
            </ButtonBase>
          );
        })}
    </Box>
  );
}
