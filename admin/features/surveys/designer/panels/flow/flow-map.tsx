import { Box } from '@mui/material';
import type { Progress } from './dry-run.ts';
import { FlowLineView } from './flow-line.tsx';
import type { Arc, Flow } from './flow-model.ts';

/** Of a lane, in px. */
const LANE = 14;
/** More lie in the outermost one: the lines' words need their room. */
const MAX_LANES = 5;
/** Where an arc leaves a line and comes to it: the middle of its first row, in px. */
export const ROW_MIDDLE = 22;

interface FlowMapProps {
  flow: Flow;
  /** Of a trial. */
  progress: Progress | undefined;
}

/** All lines in their order, and beside them the jumps as arcs from line to line. */
export function FlowMap({ flow: { lines, arcs, lanes }, progress }: FlowMapProps) {
  const shownLanes = Math.min(lanes, MAX_LANES);
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: `${shownLanes * LANE + (shownLanes > 0 ? 6 : 0)}px minmax(0, 1fr)`,
        rowGap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {lines.map((line, at) => (
        <Box component="li" key={line.pointer} sx={{ gridColumn: 2, gridRow: at + 1, minWidth: 0 }}>
          <FlowLineView line={line} progress={progress} />
        </Box>
      ))}
      {arcs.map((arc) => (
        <ArcView
          key={`${arc.question} ${arc.jump}`}
          arc={arc}
          lanes={shownLanes}
          isTaken={progress?.jumps.get(arc.question) === arc.jump}
        />
      ))}
    </Box>
  );
}

/** Its words stand in the line that it begins at. */
function ArcView({ arc: { from, to, lane }, lanes, isTaken }: { arc: Arc; lanes: number; isTaken: boolean }) {
  const outside = lanes - 1 - Math.min(lane, lanes - 1);
  return (
    <Box
      component="li"
      aria-hidden
      sx={{
        gridColumn: 1,
        gridRow: `${from + 1} / ${to + 1}`,
        marginInlineStart: `${outside * LANE}px`,
        marginInlineEnd: '2px',
        marginTop: `${ROW_MIDDLE + 4}px`,
        marginBottom: `-${ROW_MIDDLE + 8}px`,
        position: 'relative',
        zIndex: isTaken ? 1 : 0,
        pointerEvents: 'none',
        color: isTaken ? 'primary.main' : 'inputBorder',
        borderStyle: 'solid',
        borderColor: 'currentColor',
        borderWidth: 0,
        borderInlineStartWidth: '2px',
        borderTopWidth: '2px',
        borderBottomWidth: '2px',
        borderStartStartRadius: '8px',
        borderEndStartRadius: '8px',
        // The head of an arrow.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInlineEnd: '-2px',
          bottom: '-6px',
          borderBlock: '5px solid transparent',
          borderInlineStart: '7px solid currentColor',
        },
      }}
    />
  );
}
