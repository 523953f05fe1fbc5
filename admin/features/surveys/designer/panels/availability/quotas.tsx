import Add from '@mui/icons-material/AddOutlined';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { useDesign } from '../../design-context.tsx';
import { Words } from '../../logic/logic-section.tsx';
import type { DraftQuota } from '../../state/draft.ts';
import { fallbackOf } from '../../state/languages.ts';
import { PartRule, RuledPart } from '../ruled-part.tsx';
import { addQuota, setQuotas } from './change-availability.ts';

/** Of the dialect. */
const MAX_QUOTAS = 20;

/** How many complete answers are taken, of everybody or of some. */
export function Quotas() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  const quotas = document.quotas ?? [];
  const step = translate('app.survey_panels.quotas.step');
  const set = (next: DraftQuota[], key?: string) => change(step, (draft) => setQuotas(draft, next), key);
  return (
    <Stack sx={{ gap: 3 }}>
      {quotas.length === 0 && <Words>{translate('app.survey_panels.quotas.none')}</Words>}
      {quotas.map((quota, at) => (
        <QuotaEditor
          key={quota.id}
          quota={quota}
          number={at + 1}
          onChange={(next) => set(quotas.with(at, next), `quota ${quota.id}`)}
          onRemove={() => set(quotas.toSpliced(at, 1))}
        />
      ))}
      {canEdit && quotas.length < MAX_QUOTAS && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          onClick={() => change(step, addQuota)}
          sx={{ alignSelf: 'start' }}
        >
          {translate('app.survey_panels.quotas.add')}
        </Button>
      )}
    </Stack>
  );
}

interface QuotaEditorProps {
  quota: DraftQuota;
  number: number;
  onChange: (quota: DraftQuota) => void;
  onRemove: () => void;
}

function QuotaEditor({ quota, number, onChange, onRemove }: QuotaEditorProps) {
  const translate = useTranslate();
  const { document, language, canEdit } = useDesign();
  const { id, if: rule, ...form } = quota;
  return (
    <RuledPart name={translate('app.survey_panels.places.quota', { number })} kind="quotas" onRemove={onRemove}>
      <DocumentForm
        name="quota"
        id={`quota-${id}`}
        data={form}
        language={language}
        fallback={fallbackOf(document)}
        readOnly={!canEdit}
        onChange={(next: Omit<DraftQuota, 'id' | 'if'>) => onChange({ id, ...next, ...(rule && { if: rule }) })}
      />
      <PartRule
        rule={rule}
        everybody={translate('app.survey_panels.quotas.everybody')}
        onChange={(next) => onChange({ id, ...form, ...(next && { if: next }) })}
      />
    </RuledPart>
  );
}
