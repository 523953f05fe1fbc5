import { Box, Card, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

const STEPS = ['headers', 'content', 'sign', 'compare'] as const;

/** How a receiver knows that a call is from us: by the Standard Webhooks form, for which most languages have a library. */
export default function SignatureHelp() {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.webhooks.verify.${key}`);
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {words('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }} variant="body2">
        {words('why')}
      </Typography>
      <Box component="ol" sx={{ marginBlock: 2, paddingInlineStart: 6, display: 'grid', gap: 1 }}>
        {STEPS.map((step) => (
          <Typography component="li" variant="body2" key={step}>
            {words(step)}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2">
        <Link href="https://www.standardwebhooks.com/" target="_blank" rel="noopener noreferrer">
          {words('libraries')}
        </Link>
        {' · '}
        <Link href="/api/docs" target="_blank" rel="noopener">
          {words('api')}
        </Link>
      </Typography>
    </Card>
  );
}
