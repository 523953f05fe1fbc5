import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { nameOfLocale } from '../../../../i18n/locales.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { AskedQuestion } from './answered.ts';

/** What the visitor agreed to, as it stood there, and the proof of it. */
export function ConsentView({ question, answer }: { question: AskedQuestion; answer: unknown }) {
  const translate = useTranslate();
  const reader = useLocale() ?? 'en';
  const { language, text_sha256: hash } = isObject(answer) ? answer : {};
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, minWidth: 0 }}>
      <CheckCircle aria-hidden color="primary" sx={{ fontSize: 18, marginTop: 0.5 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}
        >
          {question.words}
        </Typography>
        {typeof language === 'string' && typeof hash === 'string' && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', marginTop: 1, overflowWrap: 'anywhere' }}
          >
            {translate('app.feedback.answers.proof', { language: nameOfLocale(language, reader) })}{' '}
            <Box component="code" dir="ltr">
              {hash}
            </Box>
          </Typography>
        )}
      </Box>
    </Box>
  );
}
