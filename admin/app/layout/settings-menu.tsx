import Tune from '@mui/icons-material/TuneOutlined';
import { Box, Button, IconButton, Popover, Stack, Switch, Tooltip, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { defaultLayout, type Layout, layoutChoices } from '../../preferences/preferences.ts';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import { visuallyHidden } from '@mui/utils';
import { LayoutSketch } from './layout-sketch.tsx';

/** Those whose values are drawn. */
const PICTURED = ['skin', 'menuPlace', 'contentWidth', 'barKind'] as const;
/** Narrow screens have no room for a menu in view, nor for content of more than one width. */
const ON_NARROW: readonly string[] = ['skin', 'barKind', 'direction'];

interface Toggle {
  name: 'menuCollapsed' | 'direction';
  label: string;
}

const TOGGLES: Toggle[] = [
  { name: 'menuCollapsed', label: 'app.layout.collapsed' },
  { name: 'direction', label: 'app.layout.right_to_left' },
];

/** How the product looks in this browser. */
export function SettingsMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.layout.appearance');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Tune />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: ({ palette, shadows }) => ({
              width: 344,
              maxWidth: 'calc(100vw - 32px)',
              padding: 4,
              border: `1px solid ${palette.divider}`,
              boxShadow: shadows[8],
            }),
          },
        }}
      >
        <Settings />
      </Popover>
    </>
  );
}

function Settings() {
  const translate = useTranslate();
  const [preferences, setPreferences] = usePreferences();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isOffered = ({ name }: { name: keyof Layout }) => isWide || ON_NARROW.includes(name);
  const isUsual = Object.entries(defaultLayout).every(
    ([name, value]) => preferences[name as keyof typeof defaultLayout] === value,
  );
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 3, rowGap: 4 }}>
        {PICTURED.map((name) => ({ name }))
          .filter(isOffered)
          .map(({ name }) => (
            <LayoutChoice key={name} name={name} />
          ))}
      </Box>
      <Box>
        {TOGGLES.filter(isOffered).map(({ name, label }) => (
          <SwitchLine
            key={name}
            label={translate(label)}
            isOn={preferences[name] !== defaultLayout[name]}
            onChange={(isOn) => setPreferences({ [name]: layoutChoices[name][isOn ? 1 : 0] })}
          />
        ))}
      </Box>
      <Button variant="outlined" size="small" disabled={isUsual} onClick={() => setPreferences(defaultLayout)}>
        {translate('app.layout.reset')}
      </Button>
    </Stack>
  );
}

interface SwitchLineProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchLine({ label, isOn, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
      <Typography component="label" variant="body2" htmlFor={id}>
        {label}
      </Typography>
      <Switch id={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </Box>
  );
}

interface LayoutChoiceProps {
  name: 'skin' | 'menuPlace' | 'contentWidth' | 'barKind';
}

/** One choice of the layout: each of its values drawn as the page would be with it. */
function LayoutChoice({ name }: LayoutChoiceProps) {
  const translate = useTranslate();
  const [preferences, setPreferences] = usePreferences();
  const group = useId();
  const values = layoutChoices[name];
  return (
    <Box
      component="fieldset"
      sx={{ gridColumn: values.length > 2 ? '1 / -1' : 'auto', border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 1 }}>
        {translate(`app.layout.${name}.title`)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${values.length}, minmax(0, 1fr))`, gap: 2 }}>
        {values.map((value) => (
          <Box key={value} component="label" sx={{ cursor: 'pointer', display: 'grid', gap: 1 }}>
            <Box
              component="input"
              type="radio"
              name={group}
              checked={preferences[name] === value}
              onChange={() => setPreferences({ [name]: value })}
              sx={visuallyHidden}
            />
            <LayoutSketch layout={{ ...preferences, [name]: value }} isChosen={preferences[name] === value} />
            <Typography variant="caption" sx={{ textAlign: 'center', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              {translate(`app.layout.${name}.${value}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
