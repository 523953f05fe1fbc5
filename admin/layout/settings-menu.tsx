import Check from '@mui/icons-material/CheckOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToLOutlined';
import MenuOpen from '@mui/icons-material/MenuOpenOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../kit/use-menu-button.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { usePreferences } from '../preferences/use-preferences.tsx';

interface Toggle {
  label: string;
  Icon: typeof SvgIcon;
  isOn: (preferences: Preferences) => boolean;
  flip: (preferences: Preferences) => Partial<Preferences>;
}

const TOGGLES: Toggle[] = [
  {
    label: 'app.layout.dark',
    Icon: DarkMode,
    isOn: ({ skin }) => skin === 'dark',
    flip: ({ skin }) => ({ skin: skin === 'dark' ? 'semi-dark' : 'dark' }),
  },
  {
    label: 'app.layout.right_to_left',
    Icon: FormatTextdirectionRToL,
    isOn: ({ direction }) => direction === 'rtl',
    flip: ({ direction }) => ({ direction: direction === 'rtl' ? 'ltr' : 'rtl' }),
  },
  {
    label: 'app.layout.collapsed',
    Icon: MenuOpen,
    isOn: ({ menuCollapsed }) => menuCollapsed,
    flip: ({ menuCollapsed }) => ({ menuCollapsed: !menuCollapsed }),
  },
];

/** How the product looks in this browser: skin, direction, collapsed menu. */
export function SettingsMenu() {
  const translate = useTranslate();
  const [preferences, setPreferences] = usePreferences();
  const { button, menu } = useMenuButton();
  const label = translate('app.layout.appearance');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...button}>
          <Tune />
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        {TOGGLES.map(({ label: toggle, Icon, isOn, flip }) => (
          <MenuItem
            key={toggle}
            role="menuitemcheckbox"
            aria-checked={isOn(preferences)}
            onClick={() => setPreferences(flip(preferences))}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={translate(toggle)} sx={{ marginInlineEnd: 4 }} />
            <Check fontSize="small" color="primary" sx={{ visibility: isOn(preferences) ? 'visible' : 'hidden' }} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
