import { Box, ButtonBase, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Template } from '../../../../shared/qr/design.ts';
import { drawPrint } from '../../../../shared/qr/draw-print.ts';
import { isObject } from '../../../providers/user-data.ts';
import { DrawingView } from './drawing-view.tsx';
import { measureOnScreen } from './measure.ts';
import { toDesign, withTemplate } from './qr-draft.ts';
import type { QrEditing } from './use-qr-draft.ts';

const TEMPLATES: (Template | undefined)[] = [undefined, 'sticker', 'a6', 'a5', 'a4', 'table_tent'];

/** The templates as small pictures of what they would print. */
export function TemplateChoice({ editing: { draft, setDraft, design, print } }: { editing: QrEditing }) {
  const translate = useTranslate();
  const id = useId();
  const chosen = isObject(draft.poster) ? draft.poster.template : undefined;
  const drawings = useMemo(
    () =>
      TEMPLATES.map((template) => drawPrint(toDesign(withTemplate({ ...design }, template)), print, measureOnScreen)),
    [design, print],
  );
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ marginBottom: 2 }}>
        {translate('app.qr_designer.template')}
      </Typography>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
      >
        {TEMPLATES.map((template, at) => {
          const drawing = drawings[at];
          const isChosen = chosen === template;
          return (
            <ButtonBase
              key={template ?? 'none'}
              aria-pressed={isChosen}
              onClick={() => setDraft((before) => withTemplate(before, template))}
              sx={{
                display: 'grid',
                gap: 1,
                padding: 2,
                borderRadius: 1,
                border: 2,
                borderColor: isChosen ? 'primary.main' : 'divider',
                '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box sx={{ height: 88, width: '100%' }}>{drawing && <DrawingView drawing={drawing} />}</Box>
              <Typography variant="caption" component="span" sx={{ fontWeight: isChosen ? 600 : 400 }}>
                {translate(`app.qr_designer.templates.${template ?? 'none'}`)}
              </Typography>
            </ButtonBase>
          );
        })}
      </Box>
    </div>
  );
}
