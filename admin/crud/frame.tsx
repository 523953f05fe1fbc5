import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useGoTo, useScreen } from './screen-context.tsx';
import { usePageTitle } from '../ui/layout/use-page-title.ts';

/** Beside the list, or in its place. */
export type FrameMode = 'panel' | 'page';

/** Where the content stands. */
export const FrameContext = createContext<FrameMode>('page');

export function FrameProvider({ mode, children }: { mode: FrameMode; children: ReactNode }) {
  return <FrameContext value={mode}>{children}</FrameContext>;
}

interface FrameProps {
  title: string;
  /** Small and grey behind the title. */
  id?: number | string;
  actions?: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What has no room on the line goes to the next one. */
const wrapped = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flexGrow: 1, minWidth: 0 };

/** A detail or a form with its heading and the way out; the focus begins at the heading. */
export function Frame({ title, id, actions, footer, children }: FrameProps) {
  const mode = use(FrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        ...(mode === 'panel' ? { height: '100%' } : { gap: 4 }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 2,
          ...(mode === 'panel' ? { padding: 4, borderBottom: 1, borderColor: 'divider' } : {}),
        }}
      >
        {mode === 'page' && <BackButton label="ra.action.back" Icon={ArrowBack} />}
        <Box sx={wrapped}>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant={mode === 'panel' ? 'h2' : 'h1'}
            component={mode === 'panel' ? 'h2' : 'h1'}
            sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
          >
            <bdi>{title}</bdi>
            {id !== undefined && (
              <Typography
                component="span"
                variant="caption"
                sx={{ color: 'text.secondary', marginInline: 2, fontWeight: 400 }}
              >
                <bdi>#{id}</bdi>
              </Typography>
            )}
          </Typography>
          <Box sx={{ ...wrapped, flexGrow: 0, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>{actions}</Box>
        </Box>
        {mode === 'panel' && <BackButton label="ra.action.close" Icon={Close} />}
      </Box>
      <Box sx={mode === 'panel' ? { flexGrow: 1, overflowY: 'auto', padding: 4 } : {}}>{children}</Box>
      {footer}
    </Box>
  );
}

/** Back to the list, or from the form to the row that it is about. */
function BackButton({ label, Icon }: { label: string; Icon: typeof Close }) {
  const translate = useTranslate();
  const { place } = useScreen();
  const goTo = useGoTo();
  const leave = () => (place.view === 'edit' && label === 'ra.action.back' ? goTo('show', place.id) : goTo('list'));
  return (
    <Tooltip title={translate(label)}>
      <IconButton size="small" aria-label={translate(label)} onClick={leave}>
        <Icon sx={label === 'ra.action.back' ? { '[dir=rtl] &': { transform: 'scaleX(-1)' } } : {}} />
      </IconButton>
    </Tooltip>
  );
}
