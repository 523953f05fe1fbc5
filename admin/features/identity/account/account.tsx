import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import {
  Box,
  Card,
  IconButton,
  Skeleton,
  Stack,
  Tooltip,
  Typography,
  useMediaQuery,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link, Navigate, useLocation } from 'react-router';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { FORM_WIDTH } from '../../../crud/form-fields.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { paths } from '../../../entities/guard.ts';
import { type AccountSection, useOpenSections } from './section.ts';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';

/** Widest that a list of the account gets, in px: its rows are short. */
const LIST_WIDTH = 880;

/** All that is about the signed-in user's account and company: its sections, and beside them the one that is open. */
export default function Account({ sections: all }: { sections: readonly AccountSection[] }) {
  const { pathname } = useLocation();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const sections = useOpenSections(all);
  const path = pathname.replace(/\/+$/, '');
  const section = sections.find((one) => one.path === path);
  const [first] = sections;
  if (section === undefined && path !== paths.account) return <Navigate to={paths.notFound} replace />;
  if (section === undefined && isWide && first !== undefined) return <Navigate to={first.path} replace />;
  if (section === undefined) return <Overview sections={sections} />;
  // One tree at any width: who turns a phone must not lose what a dialog shows only once.
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        gap: 8,
        alignItems: 'start',
      }}
    >
      {isWide && <SectionList sections={sections} current={section.path} />}
      <Section section={section} hasWayBack={!isWide} />
    </Box>
  );
}

function Overview({ sections }: { sections: readonly AccountSection[] }) {
  const translate = useTranslate();
  const title = translate('app.account.title');
  usePageTitle(title);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography variant="h1">{title}</Typography>
      <Card>
        <SectionList sections={sections} />
      </Card>
    </Stack>
  );
}

function Section({ section, hasWayBack }: { section: AccountSection; hasWayBack: boolean }) {
  const translate = useTranslate();
  const { name, Content, help, isWide = false } = section;
  const title = translate(`app.account.${name}.title`);
  usePageTitle(title);
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 6, maxWidth: isWide ? LIST_WIDTH : FORM_WIDTH }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {hasWayBack && <WayBack />}
          <Typography variant="h1">{title}</Typography>
          {help !== undefined && <HelpTip topic={help} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate(`app.account.${name}.text`)}</Typography>
      </Box>
      <ChunkBoundary fallback={<Skeleton variant="rounded" height={160} />}>
        <Content key={name} />
      </ChunkBoundary>
    </Stack>
  );
}

function WayBack() {
  const label = useTranslate()('app.account.back');
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={Link} to={paths.account} aria-label={label}>
        <ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
      </IconButton>
    </Tooltip>
  );
}

interface SectionListProps {
  sections: readonly AccountSection[];
  /** The address of the one that is shown beside it; absent where the list stands alone. */
  current?: string;
}

/** The ways to the sections of the account area. */
function SectionList({ sections, current }: SectionListProps) {
  const translate = useTranslate();
  const standsAlone = current === undefined;
  return (
    <List component="nav" aria-label={translate('app.account.title')} disablePadding>
      {sections.map(({ path, name, Icon }, at) => (
        <ListItem key={path} component="div" disablePadding divider={standsAlone && at < sections.length - 1}>
          <ListItemButton
            component={Link}
            to={path}
            selected={path === current}
            aria-current={path === current ? 'page' : undefined}
            sx={{ borderRadius: standsAlone ? 0 : 1, minHeight: standsAlone ? 56 : 44 }}
          >
            <ListItemIcon sx={{ minWidth: 36, color: path === current ? 'primary.main' : 'text.secondary' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={translate(`app.account.${name}.title`)} />
            {standsAlone && (
              <ChevronRight
                fontSize="small"
                sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
              />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
