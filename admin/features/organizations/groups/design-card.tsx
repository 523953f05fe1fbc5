import Brush from '@mui/icons-material/BrushOutlined';
import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';

interface DesignCardProps {
  kind: GroupKind;
  group: GroupRow;
  /** What the design has in it; not shown where there is none. */
  children: ReactNode;
  /** The way to a design, for those who may go it. */
  action?: ReactNode;
}

/** The design that the units of the group share, or what they show while there is none. */
export function DesignCard({ kind, group, children, action }: DesignCardProps) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ padding: 4, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate(`app.groups.${kind}.design`)}
      </Typography>
      {group.has_design ? (
        children
      ) : (
        <EmptyState
          Icon={Brush}
          title={translate(`enums.${groupKinds[kind].entity.id}.has_design.false`)}
          action={action}
        >
          {translate(`app.groups.${kind}.until_designed`)}
        </EmptyState>
      )}
    </Card>
  );
}
