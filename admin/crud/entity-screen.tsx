import { Box, Skeleton, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ComponentType, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ResourceContextProvider } from 'react-admin';
import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { paths } from '../entities/guard.ts';
import { FrameProvider } from './frame.tsx';
import { ListSkeleton } from '../ui/list/list-skeleton.tsx';
import { type Place, placeOf } from '../entities/place.ts';
import type { EntityResource, ViewName } from '../entities/resource.ts';
import { ScreenProvider, useScreen } from './screen-context.tsx';
import { SidePanel } from './side-panel.tsx';
import { ListTabs } from './tabs/list-tabs.tsx';
import { type ScreenAction } from '../entities/access.ts';
import { useMay } from '../entities/use-access.ts';
import { useNames } from '../entities/use-names.ts';
import { useViews } from './views-context.tsx';

const ACTION_OF: Record<ViewName, ScreenAction> = { list: 'list', show: 'detail', create: 'create', edit: 'patch' };

interface EntityScreenProps {
  entity: EntityResource;
  /** Where the list is, when it is a part of another page. */
  base?: string;
  fixed?: Record<string, number>;
  /** A key of admin/i18n: what the list is called there, where it is not what its rows are called. */
  title?: string;
}

const NONE = {};

/** All screens of an entity below one address: the list, and beside it or in its place a row or a form. */
export function EntityScreen({ entity, base = `/${entity.route}`, fixed = NONE, title }: EntityScreenProps) {
  const { pathname } = useLocation();
  const may = useMay(entity.route);
  const [opened, setOpened] = useState<string>();
  const place = placeOf(pathname, base, entity.paths);
  if (place === null || !entity.views.includes(place.view) || !takesRest(entity, place)) {
    return <Navigate to={paths.notFound} replace />;
  }
  const isAllowed = may(ACTION_OF[place.view]);
  // A form that was opened stays: what it has made may be the last that the user may make, which is heard of before the
  // form goes on to it.
  const stays = place.view === 'create' && opened === pathname;
  if (!isAllowed && !stays) return <Navigate to={paths.notAuthorized} replace />;
  if (isAllowed && opened !== pathname) setOpened(pathname);
  return (
    <ResourceContextProvider value={entity.route}>
      <ScreenProvider
        screen={{
          entity,
          base,
          place,
          fixed,
          embedded: base !== `/${entity.route}`,
          ...(title !== undefined && { title }),
        }}
      >
        <Views entity={entity} place={place} />
      </ScreenProvider>
    </ResourceContextProvider>
  );
}

function takesRest(entity: EntityResource, { rest }: Place): boolean {
  return rest.length === 0 || entity.detail === 'page';
}

function Views({ entity, place }: { entity: EntityResource; place: Place }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { one, many } = useNames(entity);
  const { viewOf } = useViews();
  const { embedded } = useScreen();
  const isPage = entity.detail === 'page';
  const hasPanel =
    isWide && entity.views.includes('list') && place.view !== 'list' && !(isPage && place.view === 'show');
  const behind: ViewName = isPage && place.view === 'edit' ? 'show' : 'list';
  const main = hasPanel ? behind : place.view;
  const Panel = viewOf(entity, place.view);
  return (
    <>
      <Framed
        View={viewOf(entity, main)}
        heading={main === 'list' ? many : one}
        {...(main === 'list' && !embedded && { tabsOf: entity })}
        key={main === 'list' ? main : `${main} ${place.id}`}
      />
      {hasPanel && (
        <SidePanel label={one} row={place.id} key={place.id}>
          <ChunkBoundary fallback={<Skeleton variant="rectangular" height="100%" />}>
            <Panel key={`${place.view} ${place.id}`} />
          </ChunkBoundary>
        </SidePanel>
      )}
    </>
  );
}

interface FramedProps {
  View: ComponentType;
  heading: string;
  /** Whose list it is, where others may stand beside it. */
  tabsOf?: EntityResource;
}

function Framed({ View, heading, tabsOf }: FramedProps) {
  const view = (
    <ChunkBoundary fallback={<PageSkeleton heading={heading} />}>
      <View />
    </ChunkBoundary>
  );
  return <FrameProvider mode="page">{tabsOf ? <ListTabs entity={tabsOf}>{view}</ListTabs> : view}</FrameProvider>;
}

/** Says what is on its way, also while a panel beside it is there first. */
function PageSkeleton({ heading }: { heading: string }) {
  const { embedded } = useScreen();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant={embedded ? 'h2' : 'h1'} component={embedded ? 'h2' : 'h1'}>
        {heading}
      </Typography>
      <ListSkeleton />
    </Box>
  );
}
