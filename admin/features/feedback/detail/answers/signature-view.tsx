import { Typography } from '@mui/material';
import { nodeSurveyAnswerMedia } from '../../../../generated/resources.ts';
import { MediaView } from '../../../../ui/media/media-view.tsx';
import type { AnswerFile, AskedQuestion } from './answered.ts';

/** The picture of a signature, or the name that was typed in its place. */
export const SignatureView = ({ question, media }: { question: AskedQuestion; media: readonly AnswerFile[] }) =>
  media.length > 0 ? (
    <MediaView resource={nodeSurveyAnswerMedia.route} media={media} isLong />
  ) : (
    <Typography dir="auto" sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>
      {question.words}
    </Typography>
  );
