import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { useDesign } from '../design-context.tsx';
import { factsOf } from '../palette/type-facts.ts';
import { useTypeName } from '../palette/use-type-name.ts';
import { findQuestion } from '../state/draft.ts';
import type { Dragged } from './use-canvas-drag.ts';

/** What the hand carries. */
export function DragGhost({ dragged }: { dragged: Dragged }) {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const { document, language } = useDesign();
  const question = 'question' in dragged ? findQuestion(document, dragged.question) : undefined;
  const type = 'type' in dragged ? dragged.type : (question?.type ?? '');
  const { Icon } = factsOf(type);
  const name = question ? textIn(language, question.title) || translate('app.designer.untitled') : nameOf(type);
  return (
    <Card
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: 280,
        paddingInline: 3,
        minHeight: 44,
        boxShadow: 8,
        borderColor: 'primary.main',
        cursor: 'grabbing',
      }}
    >
      <Icon sx={{ color: 'primary.main' }} />
      <Typography noWrap sx={{ fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </Typography>
    </Card>
  );
}
