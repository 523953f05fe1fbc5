import Language from '@mui/icons-material/LanguageOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { locales, nameOfLocale } from '../i18n/locales.ts';
import { usePreferences } from '../preferences/use-preferences.tsx';

/** The ten languages, each in its own words. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [{ locale }, setPreferences] = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.layout.language');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Language />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === locale}
            onClick={() => {
              setAnchor(null);
              setPreferences({ locale: code });
            }}
          >
            {nameOfLocale(code)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
