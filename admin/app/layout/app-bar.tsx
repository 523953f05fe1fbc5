import MenuIcon from '@mui/icons-material/MenuOutlined';
import { Badge, Box, IconButton, Toolbar, Tooltip, Drawer } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PRODUCT } from '../../i18n/product.ts';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import { BarMenu, type MenuProps } from './bar-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from '../../ui/bare/language-menu.tsx';
import { Logo } from '../../ui/bare/logo.tsx';
import { BAR_EDGE, BAR_HEIGHT, BELOW_FLOATING_BAR, belowBars, CONTENT } from '../../theme/measures.ts';
import { HELP_PATH } from './menu.ts';
import { useNameWithCount } from './menu-badge.tsx';
import { QuickSearch } from './quick-search/quick-search.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { totalOf } from './menu-entry.ts';
import type { MenuForm } from './use-menu-form.ts';
import { UserMenu } from './user-menu.tsx';
import { MenuList } from './menu-list.tsx';

interface AppBarProps extends MenuProps {
  form: MenuForm;
}

/** The bar over the page: the menu or the way to it, help, and what is the user's own. */
export function AppBar({ entries, counts, form }: AppBarProps) {
  const [{ barKind }] = usePreferences();
  const isFloating = barKind === 'floating';
  const help = entries.find(({ path }) => path === HELP_PATH);
  return (
    <Box
      component="header"
      // A page may frame one of the visitor's pages, which has a header too.
      aria-label={PRODUCT}
      sx={(theme) => ({
        position: 'sticky',
        top: belowBars('0px'),
        zIndex: 'appBar',
        paddingTop: BAR_EDGE,
        paddingInline: '16px',
        ...(isFloating
          ? { backgroundColor: theme.palette.background.default, marginBottom: `${BELOW_FLOATING_BAR}px` }
          : { ...surfaceOf(form, theme), borderBottom: `1px solid ${barOf(form, theme).hairline}` }),
      })}
    >
      <Toolbar
        disableGutters
        variant="dense"
        sx={(theme) => ({
          minHeight: `${isFloating ? BAR_HEIGHT : BAR_HEIGHT - 1}px !important`,
          maxWidth: CONTENT,
          marginInline: 'auto',
          gap: { xs: 0, sm: 1 },
          ...surfaceOf(form, theme),
          ...(isFloating && { paddingInline: '12px', borderRadius: 1, boxShadow: theme.shadows[4] }),
        })}
      >
        {form === 'drawer' && <DrawerButton entries={entries} counts={counts} />}
        {form !== 'side' && <Logo />}
        {form === 'bar' ? (
          <BarMenu entries={entries.filter((entry) => entry !== help)} counts={counts} />
        ) : (
          <Box sx={{ flexGrow: 1 }} />
        )}
        <QuickSearch />
        {form === 'bar' && help !== undefined && <HelpMenu entry={help} counts={counts} />}
        <LanguageMenu />
        <SettingsMenu />
        <UserMenu />
      </Toolbar>
    </Box>
  );
}

/** Beside a menu at the side, which has the skin's color, the bar has that of cards. */
const barOf = (form: MenuForm, { palette }: Theme) => (form === 'side' ? palette.plainBar : palette.bar);

function surfaceOf(form: MenuForm, theme: Theme) {
  const bar = barOf(form, theme);
  return {
    color: bar.text,
    backgroundColor: bar.surface,
    '& .MuiButtonBase-root:focus-visible, & a:focus-visible': { outlineColor: bar.accent },
    '& .MuiIconButton-root': { color: bar.text, '&:hover': { backgroundColor: bar.hover } },
  };
}

const dot = ({ palette }: Theme) => ({ '& .MuiBadge-badge': { backgroundColor: palette.bar.accent } });

function DrawerButton({ entries, counts }: MenuProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('ra.action.open_menu');
  const waiting = totalOf(entries, counts);
  const name = useNameWithCount()(label, waiting);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={name} aria-expanded={isOpen} data-tour="menu" onClick={() => setOpen(true)}>
          <Badge variant="dot" color="primary" invisible={waiting === 0} sx={dot}>
            <MenuIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <MenuDrawer entries={entries} counts={counts} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface MenuDrawerProps extends MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
function MenuDrawer({ isOpen, onClose, ...menu }: MenuDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      // The right one where one reads from right to left: its styles are mirrored with all others.
      anchor="left"
      slotProps={{
        paper: {
          'aria-label': translate('app.layout.menu'),
          sx: ({ palette }) => ({
            width: 280,
            backgroundColor: palette.bar.surface,
            color: palette.bar.text,
            padding: 3,
          }),
        },
      }}
    >
      <Box onClick={onClose} sx={{ paddingBlock: 2 }}>
        <Logo />
      </Box>
      <MenuList {...menu} onFollow={onClose} />
    </Drawer>
  );
}
