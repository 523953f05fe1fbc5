import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { useDesign } from '../design-context.tsx';
import { type DraftQuestion, type Jump, questionsOfDraft } from '../state/draft.ts';
import { useEdits } from '../state/use-edits.ts';
import { RuleEditor } from './rule-editor.tsx';
import { useAskable } from './use-askable.ts';

const MAX_JUMPS = 10;
const END = '';

/** Where it goes on after the question, in order; the first that holds counts. */
export function JumpList({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { update } = useEdits();
  const jumps = question.jumps ?? [];
  const set = (next: Jump[]) =>
    update(question.id, ({ jumps: _before, ...rest }) => (next.length === 0 ? rest : { ...rest, jumps: next }));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        {translate('app.designer.logic.jumps_title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.designer.logic.${jumps.length === 0 ? 'no_jumps' : 'jumps_text'}`)}
      </Typography>
      {jumps.map((jump, at) => (
        <JumpEditor
          // Jumps have no names of their own; their place is what tells them apart.
          key={at}
          number={at + 1}
          question={question}
          jump={jump}
          onChange={(next) => set(jumps.with(at, next))}
          onRemove={() => set(jumps.toSpliced(at, 1))}
        />
      ))}
      {jumps.length < MAX_JUMPS && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          onClick={() => set([...jumps, { to: { end: true } }])}
          sx={{ justifySelf: 'start' }}
        >
          {translate('app.designer.logic.add_jump')}
        </Button>
      )}
    </Box>
  );
}

interface JumpEditorProps {
  number: number;
  question: DraftQuestion;
  jump: Jump;
  onChange: (jump: Jump) => void;
  onRemove: () => void;
}

function JumpEditor({ number, question, jump, onChange, onRemove }: JumpEditorProps) {
  const translate = useTranslate();
  const { document, language } = useDesign();
  const sources = useAskable(question.id, 'up_to_here');
  const questions = questionsOfDraft(document);
  const at = questions.findIndex(({ id }) => id === question.id);
  const target = 'question' in jump.to ? jump.to.question : END;
  const later = questions.filter(({ id }, index) => index > at || id === target);
  return (
    <Box
      role="group"
      aria-label={`${translate('app.designer.logic.jump')} ${number}`}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        padding: 3,
        borderRadius: 1,
        backgroundColor: 'background.default',
      }}
    >
      <Typography variant="subtitle2" component="h3" sx={{ paddingInlineEnd: 8 }}>
        {translate('app.designer.logic.jump_if')}
      </Typography>
      <Tooltip title={translate('app.designer.logic.remove_jump')}>
        <IconButton
          size="small"
          aria-label={`${translate('app.designer.logic.remove_jump')} ${number}`}
          onClick={onRemove}
          sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <RuleEditor
        rule={jump.if}
        sources={sources}
        none={translate('app.designer.logic.always_jumps')}
        onChange={(rule) => onChange(rule === undefined ? { to: jump.to } : { if: rule, to: jump.to })}
      />
      <TextField
        select
        label={translate('app.designer.logic.go_to')}
        value={target}
        onChange={({ target: { value } }) =>
          onChange({ ...jump, to: value === END ? { end: true } : { question: value } })
        }
        slotProps={{ select: { displayEmpty: true } }}
      >
        {later.map(({ id, title }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            <bdi>{textIn(language, title) || translate('app.designer.untitled')}</bdi>
          </MenuItem>
        ))}
        <MenuItem value={END}>{translate('app.designer.logic.to_end')}</MenuItem>
      </TextField>
    </Box>
  );
}
