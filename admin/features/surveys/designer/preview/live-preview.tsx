import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { frameSx, PhoneFrame } from '../../../../ui/layout/phone-frame.tsx';
import { useDesign } from '../design-context.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../providers/use-session.tsx';
import { isObject } from '../../../../providers/user-data.ts';

/** Of a phone that most visitors hold, in px. */
const PHONE = { width: 360, height: 720 };

/** The real public page at the size of a phone; it follows what is typed and selected, and leads the other way too. */
export function LivePreview() {
  const translate = useTranslate();
  const { survey, language } = useDesign();
  const [isOpen, setOpen] = useState(false);
  const { data: link, error, refetch } = usePreviewLink(survey.id);
  return (
    <Box
      component="section"
      aria-label={translate('app.designer.preview.title')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%', alignItems: 'center' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', maxWidth: PHONE.width }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.designer.preview.title')}
        </Typography>
        <Button size="small" startIcon={<Smartphone />} disabled={link === undefined} onClick={() => setOpen(true)}>
          {translate('app.designer.preview.phone')}
        </Button>
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Phone key={language} address={link === undefined ? undefined : `${pathOf(link)}&lang=${language}`} />
      )}
      {isOpen && link !== undefined && (
        <PhoneDialog address={`${link}&lang=${language}`} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

function Phone({ address }: { address: string | undefined }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { isEmpty } = usePreviewMessages(frame);
  return (
    <PhoneFrame sx={{ maxWidth: PHONE.width, flexGrow: 1, minHeight: 320, maxHeight: PHONE.height }}>
      {address !== undefined && (
        <Box
          component="iframe"
          ref={frame}
          src={address}
          title={translate('app.designer.preview.frame')}
          onLoad={() => setLoaded(true)}
          sx={frameSx}
        />
      )}
      {!isLoaded && !isEmpty && (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />
      )}
      {isEmpty && (
        <Box sx={{ position: 'absolute', inset: 0, backgroundColor: 'background.paper' }}>
          <EmptyState Icon={Smartphone} title={translate('app.designer.preview.empty')} />
        </Box>
      )}
    </PhoneFrame>
  );
}

/** Well before the link to a draft expires (a day). */
const FRESH_MS = 60 * 60 * 1000;

/** The address of the public page that asks this survey's draft, as it is printed for others. */
function usePreviewLink(survey: number) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['surveypreview', survey],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { json } = await client.call('/surveypreview/', { method: 'POST', body: { survey_id: survey }, signal });
      return isObject(json) ? String(json.url) : '';
    },
  });
}

/** The same page here: the address in print may be that of another host, which could not be framed. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return `${pathname}${search}`;
}
