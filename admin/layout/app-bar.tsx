import MenuIcon from '@mui/icons-material/MenuOutlined';
import { Badge, Box, IconButton, Toolbar, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CONTENT_WIDTH } from '../theme/create-theme.ts';
import { BarMenu } from './bar-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Mark } from './mark.tsx';
import { BAR_GAP, BAR_HEIGHT, belowBars } from './measures.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { useNameWithCount } from './menu-badge.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { useMenuCounts } from './use-menu-counts.ts';
import { useMenu } from './use-menu.ts';
import { UserMenu } from './user-menu.tsx';

const dot = ({ palette }: Theme) => ({ '& .MuiBadge-badge': { backgroundColor: palette.bar.accent } });

/** The dark bar that floats over the page. */
export function AppBar() {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const entries = useMenu();
  const counts = useMenuCounts(entries);
  const menuLabel = translate('ra.action.open_menu');
  const waiting = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const menuName = useNameWithCount()(menuLabel, waiting);
  return (
    <Box
      component="header"
      // A page may frame one of the visitor's pages, which has a header too.
      aria-label="Feedtree"
      sx={{
        position: 'sticky',
        top: belowBars(0),
        zIndex: 'appBar',
        paddingTop: `${BAR_GAP}px`,
        paddingInline: '16px',
        backgroundColor: 'background.default',
        marginBottom: '4px',
      }}
    >
      <Toolbar
        disableGutters
        variant="dense"
        sx={({ palette, shadows }) => ({
          minHeight: `${BAR_HEIGHT}px !important`,
          maxWidth: CONTENT_WIDTH,
          marginInline: 'auto',
          paddingInline: '12px',
          gap: 1,
          borderRadius: 1,
          color: palette.bar.text,
          backgroundColor: palette.bar.surface,
          boxShadow: shadows[4],
          '& .MuiButtonBase-root:focus-visible, & a:focus-visible': { outlineColor: palette.bar.accent },
          '& .MuiIconButton-root': { color: palette.bar.text, '&:hover': { backgroundColor: palette.bar.hover } },
        })}
      >
        {!isWide && (
          <Tooltip title={menuLabel}>
            <IconButton aria-label={menuName} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
              <Badge variant="dot" color="primary" invisible={waiting === 0} sx={dot}>
                <MenuIcon />
              </Badge>
            </IconButton>
          </Tooltip>
        )}
        <Mark />
        {isWide ? <BarMenu entries={entries} counts={counts} /> : <Box sx={{ flexGrow: 1 }} />}
        <LanguageMenu />
        <SettingsMenu />
        <UserMenu />
      </Toolbar>
      {!isWide && (
        <MenuDrawer entries={entries} counts={counts} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      )}
    </Box>
  );
}
