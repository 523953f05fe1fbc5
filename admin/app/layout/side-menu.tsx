import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import { Box, IconButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import type { MenuProps } from './bar-menu.tsx';
import { Logo } from '../../ui/bare/logo.tsx';
import { BAR_EDGE, BAR_HEIGHT, belowBars, SIDE_MENU } from '../../theme/measures.ts';
import { MenuList } from './menu-list.tsx';

/** The menu at the side of the page: with words where there is room and nobody chose otherwise, else as icons. */
export function SideMenu(menu: MenuProps) {
  const translate = useTranslate();
  const [{ menuCollapsed }, setPreferences] = usePreferences();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isCollapsed = menuCollapsed || !hasRoom;
  const label = translate('app.layout.collapsed');
  return (
    <Box
      component="section"
      aria-label={translate('app.layout.menu')}
      sx={({ palette, zIndex }) => ({
        position: 'sticky',
        zIndex: zIndex.appBar,
        top: belowBars('0px'),
        flexShrink: 0,
        width: SIDE_MENU,
        height: `calc(100dvh - ${belowBars('0px')})`,
        display: 'flex',
        flexDirection: 'column',
        paddingInline: 3,
        paddingBlockStart: BAR_EDGE,
        paddingBlockEnd: 3,
        borderInlineEnd: `1px solid ${palette.bar.hairline}`,
        color: palette.bar.text,
        backgroundColor: palette.bar.surface,
        '& .MuiButtonBase-root:focus-visible, & a:focus-visible': {
          outlineColor: palette.bar.accent,
          outlineOffset: '-2px',
        },
      })}
    >
      <Box sx={{ flexShrink: 0, height: BAR_HEIGHT, display: 'flex', alignItems: 'center', paddingInlineStart: 2 }}>
        <Logo isSign={isCollapsed} />
      </Box>
      <Box
        sx={({ palette }) => ({
          flexGrow: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          scrollbarWidth: 'thin',
          scrollbarColor: `${palette.bar.hairline} transparent`,
        })}
      >
        <MenuList {...menu} isCollapsed={isCollapsed} />
      </Box>
      {hasRoom && (
        <Tooltip title={label} placement="right">
          <IconButton
            aria-label={label}
            aria-pressed={menuCollapsed}
            onClick={() => setPreferences({ menuCollapsed: !menuCollapsed })}
            sx={({ palette }) => ({
              alignSelf: isCollapsed ? 'center' : 'flex-end',
              color: palette.bar.secondText,
              '&:hover': { backgroundColor: palette.bar.hover, color: palette.bar.text },
              '& svg': { transition: 'transform 180ms', transform: isCollapsed ? 'scaleX(-1)' : 'none' },
              '[dir=rtl] & svg': { transform: isCollapsed ? 'none' : 'scaleX(-1)' },
            })}
          >
            <KeyboardDoubleArrowLeft />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
