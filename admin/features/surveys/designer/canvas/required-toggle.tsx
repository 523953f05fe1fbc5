import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { isAnswered } from '../logic/answer-facts.ts';
import { useEdits } from '../state/use-edits.ts';

/** Whether an answer is asked for or only welcome. */
export function RequiredToggle({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { update } = useEdits();
  const isRequired = question.required === true;
  if (!isAnswered(question) || (!canEdit && !isRequired)) return null;
  const style = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    height: 28,
    paddingInline: 2,
    borderRadius: 3,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    fontWeight: isRequired ? 600 : 500,
    whiteSpace: 'nowrap',
    color: isRequired ? 'primary.main' : 'text.secondary',
    '& .MuiSvgIcon-root': { fontSize: 16 },
  } as const;
  const Icon = isRequired ? CheckBox : CheckBoxBlank;
  const word = translate('app.designer.required');
  if (!canEdit) return <Box sx={style}>{word}</Box>;
  return (
    <ButtonBase
      aria-pressed={isRequired}
      onClick={(event) => {
        event.stopPropagation();
        update(question.id, ({ required: _before, ...rest }) => (isRequired ? rest : { ...rest, required: true }));
      }}
      sx={{ ...style, '&:hover': { color: 'primary.main' } }}
    >
      <Icon />
      {word}
    </ButtonBase>
  );
}
