import Add from '@mui/icons-material/AddOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ending } from '../../../../../../shared/survey/document.ts';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { useDesign } from '../../design-context.tsx';
import { isAnswered } from '../../logic/answer-facts.ts';
import { Words } from '../../logic/logic-section.tsx';
import { RuleEditor } from '../../logic/rule-editor.tsx';
import { useRuleText } from '../../logic/use-rule-text.ts';
import { questionsOfDraft } from '../../state/draft.ts';
import { fallbackOf } from '../../state/languages.ts';
import { addEnding, setEndings } from './change-thanks.ts';
import { EndingButton } from './ending-button.tsx';

/** Of the dialect. */
const MAX_ENDINGS = 20;

/** What some visitors see in place of the thanks, in order; the first that holds counts. */
export function Endings() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  const endings = document.endings ?? [];
  const set = (next: Ending[], key?: string) =>
    change(translate('app.survey_panels.endings.step'), (draft) => setEndings(draft, next), key);
  return (
    <Stack sx={{ gap: 3 }}>
      {endings.length === 0 && <Words>{translate('app.survey_panels.endings.none')}</Words>}
      {endings.map((ending, at) => (
        <EndingEditor
          key={ending.id}
          ending={ending}
          number={at + 1}
          onChange={(next) => set(endings.with(at, next), `ending ${ending.id}`)}
          onRemove={() => set(endings.toSpliced(at, 1))}
          onEarlier={() => set(endings.toSpliced(at, 1).toSpliced(at - 1, 0, ending))}
        />
      ))}
      {canEdit && endings.length < MAX_ENDINGS && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          onClick={() => change(translate('app.survey_panels.endings.step'), addEnding)}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          {translate('app.survey_panels.endings.add')}
        </Button>
      )}
    </Stack>
  );
}

interface EndingEditorProps {
  ending: Ending;
  number: number;
  onChange: (ending: Ending) => void;
  onRemove: () => void;
  onEarlier: () => void;
}

function EndingEditor({ ending, number, onChange, onRemove, onEarlier }: EndingEditorProps) {
  const translate = useTranslate();
  const { document, language, canEdit } = useDesign();
  const name = translate('app.survey_panels.places.ending', { number });
  const earlier = translate('app.survey_panels.endings.earlier');
  const remove = translate('app.survey_panels.endings.remove');
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 3, padding: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h4" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {canEdit && number > 1 && (
          <Tooltip title={earlier}>
            <IconButton size="small" aria-label={`${earlier}: ${name}`} onClick={onEarlier}>
              <ArrowUpward fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {canEdit && (
          <Tooltip title={remove}>
            <IconButton size="small" aria-label={`${remove}: ${name}`} onClick={onRemove}>
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <EndingWhen ending={ending} onChange={onChange} />
      <DocumentForm
        name="ending"
        id={`ending-${ending.id}`}
        data={textsOf(ending)}
        language={language}
        fallback={fallbackOf(document)}
        readOnly={!canEdit}
        onChange={(texts: Pick<Ending, 'title' | 'text'>) => {
          const { title: _title, text: _text, ...rest } = ending;
          onChange({ ...rest, ...texts });
        }}
      />
      <EndingButton ending={ending} onChange={onChange} />
    </Box>
  );
}

const textsOf = ({ title, text }: Ending) => ({ ...(title && { title }), ...(text && { text }) });

/** For whom it is: by a rule, by the score, or both. */
function EndingWhen({ ending, onChange }: Pick<EndingEditorProps, 'ending' | 'onChange'>) {
  const translate = useTranslate();
  const { document, canEdit } = useDesign();
  const { shownIf } = useRuleText();
  const { if: rule, ...others } = ending;
  const everybody = translate('app.survey_panels.endings.everybody');
  const sources = questionsOfDraft(document).filter(isAnswered);
  return (
    <>
      {canEdit ? (
        <RuleEditor
          rule={rule}
          sources={sources}
          none={everybody}
          onChange={(next) => onChange({ ...others, ...(next && { if: next }) })}
        />
      ) : (
        <Words>{shownIf({ ...(rule && { show_if: rule }) }) ?? everybody}</Words>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Bound ending={ending} name="score_at_least" onChange={onChange} />
        <Bound ending={ending} name="score_at_most" onChange={onChange} />
      </Box>
    </>
  );
}

const HIGHEST = 100;

/** Empty: no bound. */
function Bound({
  ending,
  name,
  onChange,
}: Pick<EndingEditorProps, 'ending' | 'onChange'> & { name: 'score_at_least' | 'score_at_most' }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const write = (typed: string) => {
    const { [name]: _before, ...rest } = ending;
    const value = Math.min(HIGHEST, Math.max(0, Math.round(Number(typed))));
    onChange(typed.trim() === '' || Number.isNaN(value) ? rest : { ...rest, [name]: value });
  };
  return (
    <TextField
      type="number"
      label={translate(`app.survey_panels.endings.${name}`)}
      value={ending[name] ?? ''}
      onChange={({ target }) => write(target.value)}
      slotProps={{ htmlInput: { min: 0, max: HIGHEST, step: 1, readOnly: !canEdit } }}
      sx={{ flex: '1 1 160px' }}
    />
  );
}
