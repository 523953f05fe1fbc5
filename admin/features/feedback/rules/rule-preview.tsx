import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import type { Rule } from './rule.ts';
import { AnswersText } from './survey-condition.tsx';
import { useHints } from './use-hints.ts';
import { useSentences } from './use-sentences.ts';

/** What is written so far, as sentences, and what of it would not work. */
export function RulePreview() {
  const translate = useTranslate();
  const rule = useWatch<Rule>();
  const id = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{ padding: 4, borderRadius: 1, backgroundColor: 'accentSurface', overflowWrap: 'anywhere' }}
      >
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
          {translate('app.rules.reads')}
        </Typography>
        <RuleSentence rule={rule} />
        <AnswersText rule={rule} />
      </Box>
      <RuleHints rule={rule} />
    </Stack>
  );
}

export function RuleSentence({ rule }: { rule: Rule }) {
  const sentence = useSentences([rule])(rule);
  return (
    <Typography component="p" aria-live="polite">
      <bdi>{sentence}</bdi>
    </Typography>
  );
}

/** What would not work as it is written, or other than one may think. */
export function RuleHints({ rule }: { rule: Rule }) {
  const translate = useTranslate();
  return useHints(rule).map(({ key, severity, words, to }) => (
    <Alert key={key} severity={severity}>
      {translate(`app.rules.hints.${key}`, words)}{' '}
      {to !== undefined && (
        <Link component={RouterLink} to={to} color="inherit">
          {translate('app.rules.hints.view')}
        </Link>
      )}
    </Alert>
  ));
}
