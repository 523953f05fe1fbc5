import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import { Box, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate, useLocale } from 'react-admin';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { frameSx } from '../../ui/layout/phone-frame.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../providers/use-session.tsx';
import { isObject } from '../../providers/user-data.ts';

/** Of a phone that most visitors hold, in px. */
const PHONE = { width: 360, height: 640 };

/** The public page of the survey as a visitor's phone shows it. */
export function SurveyPreview({ document }: { document: Record<string, unknown> | null }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate('app.unit.design.preview.title')}
      </Typography>
      {document === null ? (
        <EmptyState Icon={Quiz} title={translate('app.unit.design.preview.none')} />
      ) : (
        <SurveyPhone document={document} />
      )}
    </Card>
  );
}

interface SurveyPhoneProps {
  document: object;
  /** Where there is no room for all of a phone. */
  height?: number | string;
}

/** The page in the frame of a phone, and the way to it in a tab of its own. */
export function SurveyPhone({ document, height = PHONE.height }: SurveyPhoneProps) {
  const translate = useTranslate();
  const { address, error, refetch } = useSurveyPreview(document);
  const [loaded, setLoaded] = useState<string>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <Box
        sx={{
          position: 'relative',
          height,
          overflow: 'hidden',
          // On a phone the card's whole width, which is next to that of the phone itself.
          width: { xs: 'calc(100% + 32px)', sm: PHONE.width },
          border: 1,
          borderInlineWidth: { xs: 0, sm: '1px' },
          borderColor: 'inputBorder',
          borderRadius: { xs: 0, sm: 4 },
        }}
      >
        {address !== undefined && (
          <Box
            component="iframe"
            key={address}
            src={address}
            title={translate('app.unit.design.preview.frame')}
            onLoad={() => setLoaded(address)}
            sx={frameSx}
          />
        )}
        {(address === undefined || loaded !== address) && (
          <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />
        )}
      </Box>
      {address !== undefined && (
        <Link
          href={address}
          target="_blank"
          rel="noopener"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          <OpenInNew fontSize="small" />
          {translate('app.unit.design.preview.open')}
        </Link>
      )}
    </Stack>
  );
}

/** Well before the server forgets it. */
const FRESH_MS = 10 * 60 * 1000;

/** The address of the public page that asks this survey, without storing anything (`surveypreview`). */
function useSurveyPreview(document: object) {
  const { client } = useSession();
  const locale = useLocale() ?? 'en';
  const asked = useQuery({
    queryKey: ['surveypreview', document],
    queryFn: async ({ signal }) => {
      const { json } = await client.call('/surveypreview/', { method: 'POST', body: { document }, signal });
      return isObject(json) ? pageOf(String(json.url)) : undefined;
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const address = asked.data === undefined ? undefined : `${asked.data}&lang=${locale}`;
  return { address, error: asked.error, refetch: asked.refetch };
}

/** The same page here: the address in print may be that of another host, which could not be framed. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
