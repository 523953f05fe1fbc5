import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { layoutChoices } from '../../preferences/preferences.ts';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import { LayoutSketch } from './layout-sketch.tsx';

interface LayoutChoiceProps {
  name: 'skin' | 'menuPlace' | 'contentWidth' | 'barKind';
}

/** One choice of the layout: each of its values drawn as the page would be with it. */
export function LayoutChoice({ name }: LayoutChoiceProps) {
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
