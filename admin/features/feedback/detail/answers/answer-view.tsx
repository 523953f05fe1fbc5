/** How each way of asking is shown with what was answered. */
import type { ReactNode } from 'react';
import type { Control } from '../../../../../shared/questions/control.ts';
import { nodeSurveyAnswerMedia } from '../../../../generated/resources.ts';
import { MediaView } from '../../../../ui/media/media-view.tsx';
import type { AnswerFile, AskedQuestion } from './answered.ts';
import { ChosenPair, ChosenOptions } from './chosen.tsx';
import { ContactView } from './contact-view.tsx';
import { MatrixView } from './matrix-view.tsx';
import { RankingView } from './ranking-view.tsx';
import { ScaleView } from './scale-view.tsx';
import { Words } from './words.tsx';

export interface AnswerViewProps {
  question: AskedQuestion;
  answer: unknown;
  media: readonly AnswerFile[];
}

interface Given<Asked extends Control> extends AnswerViewProps {
  control: Asked;
}

type View<Asked extends Control> = (given: Given<Asked>) => ReactNode;

const views: { [Name in Control['control']]: View<Extract<Control, { control: Name }>> } = {
  scale: ScaleView,
  list: ChosenOptions,
  dropdown: ChosenOptions,
  pair: ChosenPair,
  text: Words,
  number: Words,
  date: Words,
  matrix: MatrixView,
  ranking: RankingView,
  contact: ContactView,
  media: ({ media }) => <MediaView resource={nodeSurveyAnswerMedia.route} media={media} />,
  statement: () => null,
};

export function AnswerView(props: AnswerViewProps) {
  const { control } = props.question;
  const ViewOf = views[control.control] as View<Control>;
  return <ViewOf {...props} control={control} />;
}
