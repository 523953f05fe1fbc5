import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../shared/i18n/languages.ts';
import { type Messages, translate as words } from '../../../../public-app/i18n/translate.ts';
import { linkTarget } from '../../../../shared/link-list/link-address.ts';
import type { LinksPage, PageLink } from '../../../../public-app/page.ts';
import followUp from '../../../../public-app/styles/follow-up.css?inline';
import thanks from '../../../../public-app/styles/thanks.css?inline';
import visitor from '../../../../public-app/styles/visitor.css?inline';
import { textIn } from '../../../../shared/survey/localize.ts';
import { themeStyle } from '../../../../shared/survey/theme.ts';
import { Frame } from '../../../../public-app/views/frame.tsx';
import { Links } from '../../../../public-app/views/links.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { loadChunk } from '../../../ui/chunks/load-chunk.ts';
import { frameSx, PhoneFrame } from '../../../ui/layout/phone-frame.tsx';
import type { LinkDraft } from './link-draft.ts';

/** Of a phone that most visitors hold, in px. */
const PHONE = { width: 320, height: 560 };
/** Within the phone's edge. */
const SCREEN = PHONE.height - 12;

interface LinkPreviewProps {
  draft: LinkDraft;
  language: Language;
  /** Stands where visitors read the unit's name. */
  name: string;
}

/**
 * The page of links as visitors get it: the public page's own view and styles, in a frame of its own, so that it follows
 * each letter without being stored. It is to be looked at; nothing in it leads anywhere.
 */
export function LinkPreview({ draft, language, name }: LinkPreviewProps) {
  const translate = useTranslate();
  const { body, frame, height } = useFrame(themeStyle(draft.theme), language);
  const messages = useVisitorWords(language);
  const page = messages && toPage(draft, language, name, messages);
  const isEmpty = page?.links.length === 0;
  return (
    <PhoneFrame sx={{ maxWidth: PHONE.width, height: PHONE.height, marginInline: 'auto' }}>
      {isEmpty ? (
        <EmptyState Icon={Smartphone} title={translate('app.link_designer.preview_empty')} />
      ) : (
        <Box
          component="section"
          tabIndex={0}
          aria-label={translate('app.link_designer.preview')}
          sx={{ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' }}
        >
          <Box
            component="iframe"
            ref={frame}
            title={translate('app.link_designer.preview')}
            inert
            sx={{ ...frameSx, height }}
          />
        </Box>
      )}
      {body !== null &&
        page !== undefined &&
        !isEmpty &&
        createPortal(
          <Frame page={page}>
            <Links page={page} />
          </Frame>,
          body,
        )}
    </PhoneFrame>
  );
}

/** The frame's document, styled as the public page. */
function useFrame(theme: string, language: Language) {
  const [element, frame] = useState<HTMLIFrameElement | null>(null);
  const view = element?.contentWindow ?? null;
  useEffect(() => {
    if (view !== null) dress(view as Window & typeof globalThis, theme, language);
  }, [view, theme, language]);
  const body = view?.document.body ?? null;
  return { body, frame, height: useHeight(body) };
}

/** Of all that is in the frame, which does not scroll itself; in px. */
function useHeight(body: HTMLElement | null): number {
  const [height, setHeight] = useState(SCREEN);
  useEffect(() => {
    if (body === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.max(SCREEN, body.offsetHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return height;
}

/** Sheets that a script makes are let in by the content security policy, unlike elements. */
function dress(view: Window & typeof globalThis, theme: string, language: Language): void {
  const { document } = view;
  if (document.adoptedStyleSheets.length === 0)
    document.adoptedStyleSheets = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  const [colors, look] = document.adoptedStyleSheets;
  colors?.replaceSync(theme);
  look?.replaceSync(`${visitor}${thanks}${followUp} .frame { min-block-size: ${SCREEN}px }`);
  document.documentElement.lang = language;
  document.documentElement.dir = languageFacts[language].direction;
}

/** What the public page says by itself; the server hands it out with each page. */
const texts = import.meta.glob<Messages>('../../../../public-app/i18n/*.json', { import: 'default' });

function useVisitorWords(language: Language): Messages | undefined {
  const { data } = useQuery({
    queryKey: ['visitor words', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadChunk(async () => (await texts[`../../../../public-app/i18n/${language}.json`]?.()) ?? {}),
  });
  return data;
}

function toPage({ title, links, theme }: LinkDraft, language: Language, name: string, messages: Messages): LinksPage {
  const { direction, name: own } = languageFacts[language];
  return {
    kind: 'links',
    language,
    direction,
    messages,
    offered: [{ language, name: own, address: '' }],
    ...(theme && { theme }),
    name,
    title: textIn(language, title) || words(messages, 'links.title'),
    survey: '#',
    links: links.flatMap(({ title: text, url = '', icon }): PageLink[] => {
      const shown = textIn(language, text);
      const address = url.trim();
      return shown === '' ? [] : [{ title: shown, address, place: linkTarget(address), ...(icon && { icon }) }];
    }),
  };
}
