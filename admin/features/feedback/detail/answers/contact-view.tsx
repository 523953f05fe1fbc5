import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ContactControl } from '../../../../../shared/questions/control.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { Address } from './address.tsx';

/** How to reach the visitor, and what he agreed to. */
export function ContactView({ control: { fields, consent }, answer }: { control: ContactControl; answer: unknown }) {
  const translate = useTranslate();
  const given = isObject(answer) ? answer : {};
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, auto) 1fr', columnGap: 4, rowGap: 1, margin: 0 }}
      >
        {fields
          .filter(({ name }) => typeof given[name] === 'string')
          .map(({ name, label, keyboard }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" dir="auto">
                {label}
              </Typography>
              <Box component="dd" sx={{ margin: 0, fontSize: '0.8125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
                <Address value={String(given[name])} input={keyboard} />
              </Box>
            </Box>
          ))}
      </Box>
      {given['consent'] === true && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('app.feedback.answers.consent')} <bdi>{consent}</bdi>
        </Typography>
      )}
    </Box>
  );
}
