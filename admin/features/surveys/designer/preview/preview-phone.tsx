import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isObject } from '../../../../providers/user-data.ts';
import { useSession } from '../../../../providers/use-session.tsx';
import { frameSx, PhoneFrame } from '../../../../ui/layout/phone-frame.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { useDesign } from '../design-context.tsx';
import type { Told } from './use-frame-messages.ts';
import { usePreviewMessages } from './use-preview-messages.ts';
import { useTrialMessages } from './use-trial-messages.ts';

/** Of a phone that most visitors hold, in px. */
export const PHONE = { width: 360, height: 720 };

/** The real public page at the size of a phone: it follows what is selected, and leads the other way too. */
export function PreviewPhone() {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isEmpty } = usePreviewMessages(frame);
  return <Phone frame={frame} isEmpty={isEmpty} />;
}

/** The same page as visitors answer it, from its beginning on. @param onTold the same one at each render */
export function TrialPhone({ onTold }: { onTold: (told: Told) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isEmpty, isWaiting } = useTrialMessages(frame, onTold);
  return <Phone frame={frame} isEmpty={isEmpty} isWaiting={isWaiting} />;
}

interface PhoneProps {
  frame: RefObject<HTMLIFrameElement | null>;
  isEmpty: boolean;
  /** Not to be touched yet, though it is loaded. */
  isWaiting?: boolean;
}

function Phone({ frame, isEmpty, isWaiting = false }: PhoneProps) {
  const translate = useTranslate();
  const { survey, language } = useDesign();
  const { data: link, error, refetch } = usePreviewLink(survey.id);
  const [loaded, setLoaded] = useState<string>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <PhoneFrame sx={{ maxWidth: PHONE.width, flexGrow: 1, minHeight: 320, maxHeight: PHONE.height }}>
      {link !== undefined && (
        <Box
          component="iframe"
          ref={frame}
          src={`${pathOf(link)}&lang=${language}`}
          title={translate('app.designer.preview.frame')}
          onLoad={() => setLoaded(link)}
          sx={frameSx}
        />
      )}
      {(link === undefined || loaded !== link || isWaiting) && !isEmpty && (
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
export function usePreviewLink(survey: number) {
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
