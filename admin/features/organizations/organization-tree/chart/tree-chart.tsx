import '@xyflow/react/dist/base.css';
import { Box, useTheme } from '@mui/material';
import { PanOnScrollMode, ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { keyOf } from '../data/tree-items.ts';
import type { Tree } from '../data/use-tree.ts';
import type { Arrangement } from '../layout/arrange.ts';
import type { GrowDirection } from '../layout/directions.ts';
import type { Marked } from '../use-tree-screen.ts';
import { ChartContext, ZoomedOutContext } from './chart-context.ts';
import { chartStyles } from './chart-styles.ts';
import { Connectors } from './connectors.tsx';
import { DropHint } from './drop-hint.tsx';
import { RestCard } from './rest-card.tsx';
import { UnitCard } from './unit-card.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { useChartNodes } from './use-chart-nodes.ts';
import { useView } from './use-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const nodeTypes = { unit: UnitCard, rest: RestCard };
const MIN_ZOOM = 0.05;
const MAX_ZOOM = 1.5;
/** Below this, letters of 13 px are no longer read. */
const FAR_ZOOM = 0.5;
/** In px: less is a click with an unsteady hand. */
const DRAG_THRESHOLD = 6;

export interface TreeChartProps {
  tree: Tree;
  arrangement: Arrangement;
  direction: GrowDirection;
  /** How often all was collapsed. */
  collapsed: number;
  /** The unit that was searched for, and when. */
  marked: Marked | null;
  /** The unit that the last action was about. */
  anchorId: number | null;
}

/** The tree as cards and lines, to move about in. */
export function TreeChart(props: TreeChartProps) {
  return (
    <ReactFlowProvider>
      <Chart {...props} />
    </ReactFlowProvider>
  );
}

function Chart({ tree, arrangement, direction, collapsed, marked, anchorId }: TreeChartProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const currentId = currentOf(tree, marked?.id ?? null, chosenId);
  const { layout, nodes } = useChartNodes(tree.items, {
    arrangement,
    direction,
    markedId: marked?.id ?? null,
    currentId,
  });
  const drag = useCardDrag(nodes, layout);
  const shown = useMemo(() => (marked === null ? null : { key: keyOf(marked), isAwaited: marked.isAwaited }), [marked]);
  const anchor = anchorId === null ? null : keyOf({ id: anchorId });
  const { goHome, touch } = useView({ layout, direction, collapsed, anchor, shown });
  const { box, handlers } = useChartKeys({
    layout,
    direction,
    unitItems: tree.unitItems,
    currentId,
    setCurrent: setChosenId,
    marked,
  });
  const isZoomedOut = useStore(({ transform }) => transform[2] < FAR_ZOOM);
  const context = useMemo(() => ({ drop: drag.drop }), [drag.drop]);
  const styles = useMemo(() => chartStyles(theme, direction), [theme, direction]);
  return (
    <ChartContext value={context}>
      <ZoomedOutContext value={isZoomedOut}>
        <Box
          ref={box}
          role="group"
          aria-label={translate('app.tree.chart')}
          sx={{ position: 'relative', height: '100%', ...styles }}
          {...handlers}
          onPointerDown={touch}
          onWheel={touch}
        >
          {/* Places are counted from the left whatever the language; the cards turn themselves. */}
          <div dir="ltr" style={{ height: '100%' }}>
            <ReactFlow
              nodes={drag.nodes}
              edges={NO_EDGES}
              nodeTypes={nodeTypes}
              onNodesChange={drag.onNodesChange}
              onNodeDragStart={drag.onNodeDragStart}
              onNodeDrag={drag.onNodeDrag}
              onNodeDragStop={drag.onNodeDragStop}
              onlyRenderVisibleElements
              nodesConnectable={false}
              nodesFocusable={false}
              elementsSelectable={false}
              disableKeyboardA11y
              deleteKeyCode={null}
              selectionKeyCode={null}
              multiSelectionKeyCode={null}
              panActivationKeyCode={null}
              nodeDragThreshold={DRAG_THRESHOLD}
              minZoom={MIN_ZOOM}
              maxZoom={MAX_ZOOM}
              panOnScroll
              panOnScrollMode={PanOnScrollMode.Free}
              panOnScrollSpeed={1}
              zoomOnDoubleClick={false}
              attributionPosition={theme.direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
            >
              <Connectors lines={layout.lines} />
            </ReactFlow>
          </div>
          <DropHint />
          <ZoomButtons onTouch={touch} onHome={goHome} />
        </Box>
      </ZoomedOutContext>
    </ChartContext>
  );
}

const NO_EDGES: never[] = [];

/** The one card that Tab leads to. */
function currentOf({ unitItems }: Tree, ...wanted: (number | null)[]): number | null {
  const known = wanted.toReversed().find((id) => id !== null && unitItems.has(id));
  return known ?? unitItems.keys().next().value ?? null;
}
