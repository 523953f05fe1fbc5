import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { factsOf } from '../palette/type-facts.ts';
import { useTypeName } from '../palette/use-type-name.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { CardBody } from './card-body.tsx';
import { CardTitle } from './card-title.tsx';
import { RequiredToggle } from './required-toggle.tsx';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import CallSplit from '@mui/icons-material/CallSplitOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import { neighborPosition, positionOf } from '../state/operations.ts';
import { useEdits } from '../state/use-edits.ts';
import { ActionMenu } from '../../../../ui/menus/action-menu.tsx';
import { useMay } from '../../../../entities/use-access.ts';
import { libraryQuestion } from '../../../../generated/resources.ts';
import { SaveQuestionDialog } from '../library/save-question-dialog.tsx';

/** One question: what is asked, of which kind, by which rules, and what is wrong with it. */
export function QuestionCard({ question }: { question: DraftQuestion }) {
  const { selected, select, canEdit } = useDesign();
  const { collapsed, go } = useWorkspace();
  const { setNodeRef, listeners, attributes, setActivatorNodeRef, isDragging } = useDraggable({
    id: `question ${question.id}`,
    data: { question: question.id },
    disabled: !canEdit,
  });
  const isSelected = selected.kind === 'question' && selected.id === question.id;
  const isCollapsed = collapsed.has(question.id);
  return (
    <Card
      ref={setNodeRef}
      component="article"
      data-question={question.id}
      tabIndex={-1}
      aria-current={isSelected ? 'true' : undefined}
      aria-labelledby={`question-title-${question.id}`}
      onClick={() => {
        select({ kind: 'question', id: question.id });
        go('question');
      }}
      sx={({ palette }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        opacity: isDragging ? 0.4 : 1,
        cursor: 'pointer',
        borderColor: isSelected ? palette.primary.main : palette.divider,
        boxShadow: isSelected ? `0 0 0 1px ${palette.primary.main}` : 'none',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: isSelected ? palette.primary.main : palette.inputBorder },
      })}
    >
      <DragHandle question={question} activator={setActivatorNodeRef} {...{ attributes, listeners }} />
      <Box
        sx={{
          minWidth: 0,
          paddingBlock: 2,
          paddingInlineEnd: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        <CardHead question={question} isSelected={isSelected} isCollapsed={isCollapsed} />
        {!isCollapsed && <CardBody question={question} />}
      </Box>
    </Card>
  );
}

type Draggable = ReturnType<typeof useDraggable>;

interface DragHandleProps extends Pick<Draggable, 'attributes' | 'listeners'> {
  question: DraftQuestion;
  activator: Draggable['setActivatorNodeRef'];
}

function DragHandle({ question, activator, attributes, listeners }: DragHandleProps) {
  const translate = useTranslate();
  const { language, canEdit } = useDesign();
  if (!canEdit) return <Box sx={{ width: 16 }} />;
  const name = textIn(language, question.title) || translate('app.designer.untitled');
  return (
    <Box
      component="button"
      type="button"
      ref={activator}
      {...attributes}
      {...listeners}
      aria-label={translate('app.designer.drag.handle', { name })}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        padding: 0,
        border: 0,
        backgroundColor: 'transparent',
        color: 'text.secondary',
        cursor: 'grab',
        touchAction: 'none',
        borderStartStartRadius: 8,
        borderEndStartRadius: 8,
        '&:hover': { color: 'primary.main', backgroundColor: 'accentSurface' },
      }}
    >
      <DragIndicator fontSize="small" />
    </Box>
  );
}

interface CardHeadProps {
  question: DraftQuestion;
  isSelected: boolean;
  isCollapsed: boolean;
}

function CardHead({ question, isSelected, isCollapsed }: CardHeadProps) {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const { canEdit } = useDesign();
  const { collapsed, setCollapsed } = useWorkspace();
  const { Icon } = factsOf(question.type);
  const toggle = () => {
    const next = new Set(collapsed);
    if (!next.delete(question.id)) next.add(question.id);
    setCollapsed(next);
  };
  const fold = translate(`app.designer.${isCollapsed ? 'expand' : 'collapse'}`);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Icon sx={{ fontSize: 18, color: 'primary.main' }} />
        <Typography variant="caption" sx={{ minWidth: 0, color: 'text.secondary', fontWeight: 500, flexGrow: 1 }}>
          {nameOf(question.type)}
        </Typography>
        <RequiredToggle question={question} />
        <Tooltip title={fold}>
          <IconButton
            size="small"
            aria-label={fold}
            aria-expanded={!isCollapsed}
            onClick={(event) => {
              event.stopPropagation();
              toggle();
            }}
          >
            {isCollapsed ? <ExpandMore fontSize="small" /> : <ExpandLess fontSize="small" />}
          </IconButton>
        </Tooltip>
        {canEdit && <CardMenu question={question} />}
      </Box>
      <CardTitle question={question} isSelected={isSelected} />
    </>
  );
}

/** What can be done with a question. */
function CardMenu({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { document, language } = useDesign();
  const { duplicate, nudge, split, remove } = useEdits();
  const name = textIn(language, question.title) || translate('app.designer.untitled');
  const { id } = question;
  const may = useMay(libraryQuestion.route);
  const [isSaving, setSaving] = useState(false);
  const label = (key: string) => translate(`app.designer.actions.${key}`);
  return (
    <>
      <ActionMenu
        label={translate('app.designer.actions.of', { name })}
        Icon={MoreVert}
        actions={[
          { label: label('duplicate'), Icon: ContentCopy, run: () => duplicate(id), keys: 'Ctrl D' },
          ...(may('create')
            ? [{ label: label('save_to_library'), Icon: BookmarkAdd, run: () => setSaving(true) }]
            : []),
          {
            label: label('move_up'),
            Icon: ArrowUpward,
            run: () => nudge(id, -1),
            keys: 'Alt ↑',
            isOff: neighborPosition(document, id, -1) === undefined,
          },
          {
            label: label('move_down'),
            Icon: ArrowDownward,
            run: () => nudge(id, 1),
            keys: 'Alt ↓',
            isOff: neighborPosition(document, id, 1) === undefined,
          },
          { label: label('split'), Icon: CallSplit, run: () => split(id), isOff: positionOf(document, id)?.at === 0 },
          { label: label('delete'), Icon: Delete, run: () => remove(id), keys: 'Del', isDangerous: true },
        ]}
      />
      {isSaving && <SaveQuestionDialog question={question} onClose={() => setSaving(false)} />}
    </>
  );
}
