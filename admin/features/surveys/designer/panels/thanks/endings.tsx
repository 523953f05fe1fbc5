import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ending } from '../../../../../../shared/survey/document.ts';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { useDesign } from '../../design-context.tsx';
import { Words } from '../../logic/logic-section.tsx';
import { fallbackOf } from '../../state/languages.ts';
import { addEnding, setEndings } from './change-thanks.ts';
import { PartRule, RuledPart } from '../ruled-part.tsx';
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
  return (
    <RuledPart
      name={translate('app.survey_panels.places.ending', { number })}
      kind="endings"
      onEarlier={number > 1 ? onEarlier : undefined}
      onRemove={onRemove}
    >
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
    </RuledPart>
  );
}

const textsOf = ({ title, text }: Ending) => ({ ...(title && { title }), ...(text && { text }) });

/** For whom it is: by a rule, by the score, or both. */
function EndingWhen({ ending, onChange }: Pick<EndingEditorProps, 'ending' | 'onChange'>) {
  const translate = useTranslate();
  const { if: rule, ...others } = ending;
  return (
    <>
      <PartRule
        rule={rule}
        everybody={translate('app.survey_panels.endings.everybody')}
        onChange={(next) => onChange({ ...others, ...(next && { if: next }) })}
      />
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
