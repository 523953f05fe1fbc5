import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NAMED_PLACES } from '../../../../../shared/survey/places.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import type { Text } from '../../../../../shared/survey/document.ts';
import { kindOf } from '../../../../../shared/questions/index.ts';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';

const NOTHING = '';
/** Of the dialect: of the text that it goes into. */
type Limit = 120 | 300 | 1000;

interface InsertAnswerProps {
  /** Questions that are answered before the text is read. */
  sources: DraftQuestion[];
  text: Text | undefined;
  limit: Limit;
  /** The text that it goes into, as people call it. */
  into: string;
  onChange: (text: Text) => void;
}

/** Puts an earlier answer, or a name, behind what a text says in the language that is edited. */
export function InsertAnswer({ sources, text, limit, into, onChange }: InsertAnswerProps) {
  const translate = useTranslate();
  const { language, canEdit } = useDesign();
  if (!canEdit) return null;
  const insert = (name: string) => {
    const written = `${text?.[language] ?? ''} {{${name}}}`.trim();
    if (written.length <= limit) onChange({ ...text, [language]: written });
  };
  const example = `{{name|${translate('app.designer.insert.guest')}}}`;
  const told = sources.filter((question) => kindOf(question).media === undefined);
  return (
    <TextField
      select
      label={translate('app.designer.insert.label', { into })}
      helperText={translate('app.designer.insert.help', { example })}
      value={NOTHING}
      onChange={({ target }) => insert(target.value)}
    >
      {told.map((question) => (
        <MenuItem key={question.id} value={question.id} sx={{ whiteSpace: 'normal' }}>
          <bdi>{textIn(language, question.title) || translate('app.designer.untitled')}</bdi>
        </MenuItem>
      ))}
      {NAMED_PLACES.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`app.designer.insert.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
