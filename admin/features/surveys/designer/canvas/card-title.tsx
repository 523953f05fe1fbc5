import { Box, InputBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { inLanguage } from '../state/texts.ts';
import { useEdits } from '../state/use-edits.ts';

const TITLE_STYLE = { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.01em' } as const;
const LONGEST = 300;

/** What is asked; of the selected question it is written right here. */
export function CardTitle({ question, isSelected }: { question: DraftQuestion; isSelected: boolean }) {
  const translate = useTranslate();
  const { language, canEdit, document } = useDesign();
  const { update } = useEdits();
  const [wasPressed, setPressed] = useState(false);
  const id = `question-title-${question.id}`;
  const shown = textIn(language, question.title);
  if (!isSelected || !canEdit)
    return (
      <Typography
        id={id}
        component="h3"
        lang={question.title[language] === undefined ? document.languages?.[0] : language}
        sx={{ ...TITLE_STYLE, color: shown === '' ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
      >
        <SelectButton question={question} onPress={() => setPressed(true)}>
          {shown || translate('app.designer.untitled')}
        </SelectButton>
      </Typography>
    );
  return (
    <InputBase
      multiline
      autoFocus={shown === '' || wasPressed}
      onBlur={() => setPressed(false)}
      value={question.title[language] ?? ''}
      placeholder={shown || translate('app.designer.title_placeholder')}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) =>
        update(
          question.id,
          (before) => ({ ...before, title: inLanguage(before.title, language, target.value.replaceAll('\n', ' ')) }),
          `title ${question.id} ${language}`,
        )
      }
      slotProps={{
        input: {
          id,
          'aria-label': translate('app.designer.properties.title'),
          lang: language,
          dir: 'auto',
          maxLength: LONGEST,
        },
      }}
      sx={{
        ...TITLE_STYLE,
        padding: 0,
        '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
        '& textarea:focus-visible': { outline: 'none' },
      }}
    />
  );
}

interface SelectButtonProps {
  question: DraftQuestion;
  onPress: () => void;
  children: string;
}

/** The keyboard's way to a card; the mouse may click anywhere on it. */
function SelectButton({ question, onPress, children }: SelectButtonProps) {
  const { select } = useDesign();
  return (
    <Box
      component="button"
      type="button"
      onClick={() => {
        onPress();
        select({ kind: 'question', id: question.id });
      }}
      sx={{
        border: 0,
        padding: 0,
        margin: 0,
        background: 'none',
        font: 'inherit',
        color: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
      }}
    >
      <bdi>{children}</bdi>
    </Box>
  );
}
