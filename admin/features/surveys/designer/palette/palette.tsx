import { useDraggable } from '@dnd-kit/core';
import Search from '@mui/icons-material/SearchOutlined';
import { Box, ButtonBase, InputAdornment, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { questionKinds } from '../../../../../shared/questions/index.ts';
import { wordsAreIn } from '../../../../../shared/text/fold.ts';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { LibraryButton } from '../library/library-button.tsx';
import { freshQuestionId } from '../state/ids.ts';
import { newQuestion } from '../state/new-question.ts';
import { useEdits } from '../state/use-edits.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { factsOf, typeGroups } from './type-facts.ts';
import { useTypeName } from './use-type-name.ts';

/** The kinds of question: a click adds one behind what is selected, a drag where it is dropped. */
export function Palette() {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const [text, setText] = useState('');
  const { document } = useDesign();
  const addQuestion = useAdd();
  const add = (type: string) => addQuestion(newQuestion(type, freshQuestionId(document, type)));
  const { asked } = useWorkspace();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) search.current?.focus();
  }, [asked]);
  const wanted = text.trim();
  const types = questionKinds.map(({ type }) => type).filter((type) => wordsAreIn(wanted, nameOf(type)));
  const first = types[0];
  return (
    <Box component="section" aria-label={translate('app.designer.palette.title')} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        value={text}
        inputRef={search}
        placeholder={translate('app.designer.palette.search')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && wanted !== '' && first !== undefined) add(first);
        }}
        slotProps={{
          htmlInput: { 'aria-label': translate('app.designer.palette.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <LibraryButton onAdd={addQuestion} />
      {typeGroups.map((group) => {
        const shown = types.filter((type) => factsOf(type).group === group);
        return (
          shown.length > 0 && (
            <Box key={group} role="group" aria-label={translate(`app.designer.palette.groups.${group}`)}>
              <Typography variant="caption" component="h2" sx={{ color: 'text.secondary', fontWeight: 600, mb: 1 }}>
                {translate(`app.designer.palette.groups.${group}`)}
              </Typography>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
                {shown.map((type) => (
                  <TypeButton key={type} type={type} name={nameOf(type)} onAdd={() => add(type)} />
                ))}
              </Box>
            </Box>
          )
        );
      })}
      {types.length === 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('app.designer.palette.none')}
        </Typography>
      )}
    </Box>
  );
}

function useAdd(): (question: DraftQuestion) => void {
  const { add } = useEdits();
  const { position, go } = useWorkspace();
  return (question) => {
    add(question, position);
    go('question');
  };
}

function TypeButton({ type, name, onAdd }: { type: string; name: string; onAdd: () => void }) {
  const { Icon } = factsOf(type);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `type ${type}`, data: { type } });
  return (
    <ButtonBase
      ref={setNodeRef}
      // A press of the mouse that moves is a drag; one that does not, and every key, is a click.
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onClick={onAdd}
      sx={{
        justifyContent: 'start',
        gap: 1.5,
        minHeight: 44,
        paddingInline: 1.5,
        paddingBlock: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        opacity: isDragging ? 0.5 : 1,
        textAlign: 'left',
        touchAction: 'manipulation',
        transition: 'border-color 120ms, background-color 120ms',
        '&:hover': { borderColor: 'primary.main', backgroundColor: 'accentSurface' },
      }}
    >
      <Icon sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Typography
        component="span"
        sx={{
          minWidth: 0,
          fontSize: '0.8125rem',
          fontWeight: 500,
          lineHeight: 1.25,
          hyphens: 'auto',
          overflowWrap: 'break-word',
        }}
      >
        {name}
      </Typography>
    </ButtonBase>
  );
}
