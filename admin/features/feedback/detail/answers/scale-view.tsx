import Star from '@mui/icons-material/StarOutlined';
import StarBorder from '@mui/icons-material/StarBorderOutlined';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorderOutlined';
import ThumbUpFilled from '@mui/icons-material/ThumbUp';
import ThumbUp from '@mui/icons-material/ThumbUpOutlined';
import { Box, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { Face } from '../../../../../public-app/controls/faces.tsx';
import type { ScaleControl } from '../../../../../shared/questions/control.ts';
import type { ToneName } from '../../../../theme/tokens.ts';
import { toneOfScore } from '../../score.ts';
import type { AskedQuestion } from './answered.ts';

interface ScaleViewProps {
  control: ScaleControl;
  question: AskedQuestion;
  answer: unknown;
}

/** The whole scale with the chosen point, and its word. */
export function ScaleView({ control, question, answer }: ScaleViewProps) {
  const at = control.points.findIndex(({ value }) => value === String(answer));
  const word = control.points[at]?.label ?? String(answer);
  const tone = question.score === null ? 'quiet' : toneOfScore(question.score);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {control.points.map(({ value }, point) => (
          <Point key={value} look={control.look} value={value} point={point} at={at} tone={tone} />
        ))}
      </Box>
      <Typography component="span" sx={{ fontWeight: 600 }} dir="auto">
        {control.look === 'numbers' ? question.words : word}
      </Typography>
    </Box>
  );
}

interface PointProps {
  look: ScaleControl['look'];
  value: string;
  point: number;
  /** Of the chosen one. */
  at: number;
  tone: ToneName;
}

function Point({ look, value, point, at, tone }: PointProps) {
  const isChosen = point === at;
  const shape = SHAPES[look];
  if (shape !== undefined && value !== '0') {
    const Icon = point <= at ? shape.filled : shape.empty;
    return <Icon sx={({ palette }) => ({ color: point <= at ? palette.tones.active.text : palette.inputBorder })} />;
  }
  if (look === 'faces') return <FacePoint point={point + 1} isChosen={isChosen} />;
  return (
    <Box
      sx={({ palette }) => ({
        display: 'grid',
        placeItems: 'center',
        minWidth: 24,
        height: 24,
        borderRadius: 1,
        fontSize: '0.75rem',
        color: isChosen ? palette.tones[tone].text : palette.text.secondary,
        fontWeight: isChosen ? 700 : 400,
        backgroundColor: isChosen ? palette.tones[tone].surface : 'transparent',
        border: 1,
        borderColor: isChosen ? palette.tones[tone].text : palette.divider,
      })}
    >
      {value}
    </Box>
  );
}

/** Looks that fill from the first to the chosen point. */
const SHAPES: Partial<Record<ScaleControl['look'], { filled: typeof SvgIcon; empty: typeof SvgIcon }>> = {
  stars: { filled: Star, empty: StarBorder },
  hearts: { filled: Favorite, empty: FavoriteBorder },
  thumbs: { filled: ThumbUpFilled, empty: ThumbUp },
};

/** From very bad to very good. */
const FACE_TONES: readonly ToneName[] = ['urgent', 'urgent', 'active', 'low', 'done'];

function FacePoint({ point, isChosen }: { point: number; isChosen: boolean }) {
  const tone = FACE_TONES[point - 1] ?? 'quiet';
  return (
    <Box
      sx={({ palette }) => ({
        display: 'inline-flex',
        opacity: isChosen ? 1 : 0.35,
        '& svg': { width: isChosen ? 36 : 28, height: 'auto', alignSelf: 'center' },
        '& .skin': {
          fill: isChosen ? palette.tones[tone].surface : 'transparent',
          stroke: isChosen ? palette.tones[tone].text : palette.text.secondary,
          strokeWidth: 3,
        },
        '& .eye, & .laugh': { fill: isChosen ? palette.tones[tone].text : palette.text.secondary },
        '& .line': {
          fill: 'none',
          stroke: isChosen ? palette.tones[tone].text : palette.text.secondary,
          strokeWidth: 3.5,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
      })}
    >
      <Face point={point} />
    </Box>
  );
}
