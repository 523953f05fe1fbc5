import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** Something that one program's surveys have and another's don't, or hold otherwise. */
export interface LeftOut {
  /** Its path in what was converted: `pages[2].elements[4].maskType`. */
  place: string;
  /** What it belongs to, by its name there; null for the survey itself. */
  question: string | null;
  /** A key of the texts of reasons. */
  reason: string;
  detail?: string | null;
}

interface LeftOutListProps {
  items: LeftOut[];
  /** Of all, of which the items are the first. */
  count: number;
  /** Key of the texts of the reasons. */
  reasons?: string;
}

/** What one kind of survey has and the other doesn't, by the question that it belongs to, each with its path and the reason. */
export function LeftOutList({ items, count, reasons = 'app.surveys.import.reasons' }: LeftOutListProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ marginBottom: 2 }}>
        {translate('app.surveys.import.left_out_title')}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-labelledby={id}
        sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {[...Map.groupBy(items, ({ question }) => question)].map(([question, losses], at) => (
          <Box
            component="li"
            key={question ?? ''}
            sx={{ paddingBlock: 2, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {question === null ? translate('app.surveys.import.whole_survey') : <bdi>{question}</bdi>}
            </Typography>
            {losses.map((loss) => (
              <Loss key={`${loss.place} ${loss.reason} ${loss.detail}`} loss={loss} reasons={reasons} />
            ))}
          </Box>
        ))}
      </Box>
      {items.length < count && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {translate('app.surveys.import.left_out_first', { smart_count: items.length, count: items.length })}
        </Typography>
      )}
    </Box>
  );
}

function Loss({ loss: { place, reason, detail }, reasons }: { loss: LeftOut; reasons: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
      <Typography component="code" variant="caption" dir="ltr" sx={{ fontFamily: 'monospace' }}>
        {place}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${reasons}.${reason}`, { _: translate(`${reasons}.other`) })}
        {detail && (
          <>
            {' '}
            <bdi>({detail})</bdi>
          </>
        )}
      </Typography>
    </Box>
  );
}
