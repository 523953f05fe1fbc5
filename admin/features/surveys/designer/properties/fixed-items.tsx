import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';
import { useEdits } from '../state/use-edits.ts';

/** Which options, or rows, keep their place while the others come in any order; nothing while none does. */
export function FixedItems({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { language, canEdit } = useDesign();
  const { update } = useEdits();
  const list = Array.isArray(question.options) ? 'options' : 'rows';
  const items = itemsIn(question[list]);
  if (question.order !== 'random' || items.length === 0) return null;
  const set = (ids: string[]) =>
    update(question.id, (now) => ({
      ...now,
      [list]: itemsIn(now[list]).map(({ fixed: _before, ...item }) =>
        ids.includes(String(item.id)) ? { ...item, fixed: true } : item,
      ),
    }));
  return (
    <TextField
      select
      label={translate('app.designer.order.fixed')}
      value={items.filter(({ fixed }) => fixed === true).map(({ id }) => String(id))}
      disabled={!canEdit}
      onChange={({ target }) => set([target.value as unknown].flat().map(String))}
      slotProps={{ select: { multiple: true }, inputLabel: { shrink: true } }}
    >
      {items.map(({ id, label }, at) => (
        <MenuItem key={String(id)} value={String(id)} sx={{ whiteSpace: 'normal' }}>
          <bdi>
            {(isObject(label) ? textIn(language, label) : '') || translate('app.designer.option', { number: at + 1 })}
          </bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

const itemsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
