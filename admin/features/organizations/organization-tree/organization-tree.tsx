import { Box, Card, Stack, useMediaQuery, useTheme } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useGetOne } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';
import { organization as entity } from '../../../generated/resources.ts';
import type { OrganizationRecord } from '../../../generated/types.ts';
import { UnitFiles } from '../unit-import/unit-files.tsx';
import { PlanWarning } from '../../billing/limits/plan-warning.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { paths } from '../../../entities/guard.ts';
import { CountersTip } from './counters-tip.tsx';
import { EmptyTree } from './empty-tree.tsx';
import type { GrowDirection } from './layout/directions.ts';
import { frameStyles, wideStyles } from './frame-styles.ts';
import { TreeActionsProvider } from './tree-context.tsx';
import { TreeHeading } from './tree-heading.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';
import { TreeToolbar } from './tree-toolbar.tsx';
import type { PrintDialogProps } from './unit-dialogs.tsx';
import { UnitMenu } from './unit-menu.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useTreeScreen } from './use-tree-screen.ts';
import { useViewOptions, type ViewOptions } from './view-options.ts';

const loadChart = () => import('./chart/tree-chart.tsx');
const TreeChart = lazyChunk(async () => ({ default: (await loadChart()).TreeChart }));
const TreeList = lazyChunk(async () => ({ default: (await import('./list/tree-list.tsx')).TreeList }));
const UnitDialogs = lazyChunk(async () => ({ default: (await import('./unit-dialogs.tsx')).UnitDialogs }));

/** Narrower windows show the list: cards and lines need room. */
const CHART_FROM = 900;

/** The tree of an organization: the units that its reader sees, and what may be done with them. */
export function OrganizationTree({ PrintDialog }: Pick<TreePageProps, 'PrintDialog'>) {
  const { place } = useScreen();
  if (place.id === undefined || place.rest.length > 0) return <Navigate to={paths.notFound} replace />;
  return <TreePage key={place.id} id={place.id} PrintDialog={PrintDialog} />;
}

interface TreePageProps {
  id: number;
  PrintDialog: ComponentType<PrintDialogProps>;
}

function TreePage({ id, PrintDialog }: TreePageProps) {
  const isNarrow = useMediaQuery(`(max-width:${CHART_FROM - 0.02}px)`, { noSsr: true });
  const [options, setOptions] = useViewOptions();
  const isChart = !isNarrow && options.view === 'chart';
  const { data: organization, error } = useGetOne<OrganizationRecord>(entity.route, { id });
  const screen = useTreeScreen(id);
  // Its program comes while the units are on their way.
  useEffect(() => {
    if (isChart) void loadChart().catch(() => undefined);
  }, [isChart]);
  const { tree, dialog, menu } = screen;
  const isAdmin = useUserData()?.is_admin === true;
  const addTop = isAdmin ? () => dialog.set({ task: 'add_top' }) : null;
  const isEmpty = !tree.isPending && !tree.error && tree.items.length === 0;
  return (
    <TreeActionsProvider actions={screen.actions}>
      <Stack sx={{ gap: 4, ...(isChart ? wideStyles : {}) }}>
        <TreeHeading
          organization={organization}
          onAdd={isEmpty ? null : addTop}
          onDeleted={() => dialog.set({ task: 'deleted' })}
          onImports={() => dialog.set({ task: 'imports' })}
        >
          {!isEmpty && <UnitFiles organizationId={id} />}
        </TreeHeading>
        <PlanWarning limit="units" />
        {error || tree.error ? (
          <Card>
            <ErrorState error={tree.error ?? error} onRetry={() => tree.retry('top')} />
          </Card>
        ) : isEmpty ? (
          <Card>
            <EmptyTree organizationId={id} onAdd={addTop} />
          </Card>
        ) : (
          <TreeFrame
            id={id}
            name={organization?.name ?? ''}
            screen={screen}
            view={{ isNarrow, isChart, options, setOptions }}
          />
        )}
      </Stack>
      {menu.place && (
        <UnitMenu place={menu.place} onClose={menu.close} onTask={(task, unit) => dialog.set({ task, unit })} />
      )}
      {dialog.open && (
        <ChunkBoundary fallback={null}>
          <UnitDialogs
            organizationId={id}
            dialog={dialog.open}
            PrintDialog={PrintDialog}
            onClose={() => dialog.set(null)}
            onDeleted={(unit) => tree.close(unit.id)}
            onPlaced={(unitId, wishedAt) => void screen.find(unitId, wishedAt)}
          />
        </ChunkBoundary>
      )}
    </TreeActionsProvider>
  );
}

interface TreeFrameProps {
  id: number;
  name: string;
  screen: ReturnType<typeof useTreeScreen>;
  view: {
    isNarrow: boolean;
    isChart: boolean;
    options: ViewOptions;
    setOptions: (change: Partial<ViewOptions>) => void;
  };
}

/** The tree with its tools: as a chart where there is room, or as a list. */
function TreeFrame({ id, name, screen: { tree, marked, anchorId, find, expand }, view }: TreeFrameProps) {
  const theme = useTheme();
  const { isNarrow, isChart, options, setOptions } = view;
  const box = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(box);
  const [collapsed, setCollapsed] = useState(0);
  const reading: GrowDirection = theme.direction === 'rtl' ? 'left' : 'right';
  const direction = options.direction ?? reading;
  return (
    <Box ref={box} sx={frameStyles({ isChart, isFull: isFull && isChart })}>
      <TreeToolbar
        organizationId={id}
        options={options}
        direction={direction}
        onChange={setOptions}
        isNarrow={isNarrow}
        isFull={isFull}
        onFull={toggleFull}
        onFind={(unitId) => void find(unitId)}
        onExpand={expand}
        onCollapse={() => {
          tree.closeAll();
          setCollapsed(collapsed + 1);
        }}
      />
      <Box className="tree-body">
        {/* The chart is made ready while the units are on their way. */}
        {tree.isPending && <TreeSkeleton isList={!isChart} />}
        <ChunkBoundary fallback={!tree.isPending && <TreeSkeleton isList={!isChart} />}>
          {isChart ? (
            <CountersTip unitItems={tree.unitItems}>
              <TreeChart
                tree={tree}
                arrangement={options.arrangement}
                direction={direction}
                collapsed={collapsed}
                marked={marked}
                anchorId={anchorId}
              />
            </CountersTip>
          ) : (
            !tree.isPending && (
              <CountersTip unitItems={tree.unitItems}>
                <TreeList tree={tree} name={name} marked={marked} isNarrow={isNarrow} />
              </CountersTip>
            )
          )}
        </ChunkBoundary>
      </Box>
    </Box>
  );
}
