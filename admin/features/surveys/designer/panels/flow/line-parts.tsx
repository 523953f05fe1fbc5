import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Line } from '../../canvas/line.tsx';
import { type DraftQuestion, type Selection, useDesign } from '../../design-context.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import type { Mark } from './dry-run.ts';
import type { FlowLine } from './flow-model.ts';
import { useDeadEndText } from './use-dead-end-text.ts';

/** Leads to where a question or a page is changed. */
export function WayTo({
  selected,
  panel = 'questions',
  children,
}: {
  selected?: Selection;
  panel?: string;
  children: ReactNode;
}) {
  const { open } = usePanel();
  const { select } = useDesign();
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="hover"
      onClick={() => {
        if (selected) select(selected);
        open(panel);
      }}
      sx={{ font: 'inherit', textAlign: 'start', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {children}
    </Link>
  );
}

/** Around a question or an end, drawn by what became of it. */
export function Frame({ mark, children }: { mark: Mark | undefined; children: ReactNode }) {
  const isOut = mark === 'left_out';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        padding: '8px 12px',
        border: 1,
        borderStyle: isOut ? 'dashed' : 'solid',
        borderColor: mark === 'current' ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isOut ? 'transparent' : 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}

/** What nobody ever comes to. */
export function DeadEnds({ deadEnds, question }: Pick<FlowLine, 'deadEnds'> & { question?: DraftQuestion }) {
  const deadEndText = useDeadEndText();
  return deadEnds.map((deadEnd) => (
    <Line key={deadEnd.pointer + deadEnd.kind} Icon={Warning} tone="active">
      {deadEndText(deadEnd, question)}
    </Line>
  ));
}
