import Language from '@mui/icons-material/LanguageOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { locales, nameOfLocale } from '../../i18n/locales.ts';
import { useMenuButton } from '../menus/use-menu-button.ts';
import { usePreferences } from '../../preferences/use-preferences.tsx';

/** The ten languages, each in its own words. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [{ locale }, setPreferences] = usePreferences();
  const { button, menu, pick } = useMenuButton();
  const label = translate('app.layout.language');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...button}>
          <Language />
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        {locales.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === locale}
            onClick={pick(() => setPreferences({ locale: code }))}
          >
            {nameOfLocale(code)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
