/** The kinds of question, in the order in which a designer is offered them. */
import type { Question } from '../survey/document.ts';
import type { QuestionKind } from './kind.ts';
import { audio } from './audio.ts';
import { ces } from './ces.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { csat } from './csat.ts';
import { date } from './date.ts';
import { dropdown } from './dropdown.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { longText } from './long-text.ts';
import { matrix } from './matrix.ts';
import { multiple } from './multiple.ts';
import { nps } from './nps.ts';
import { number } from './number.ts';
import { phone } from './phone.ts';
import { photo } from './photo.ts';
import { ranking } from './ranking.ts';
import { rating } from './rating.ts';
import { shortText } from './short-text.ts';
import { signature } from './signature.ts';
import { single } from './single.ts';
import { slider } from './slider.ts';
import { smiley } from './smiley.ts';
import { stars } from './stars.ts';
import { statement } from './statement.ts';
import { thumbs } from './thumbs.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { yesNo } from './yes-no.ts';

export const questionKinds: readonly QuestionKind[] = [
  smiley,
  stars,
  nps,
  csat,
  ces,
  rating,
  slider,
  yesNo,
  thumbs,
  single,
  multiple,
  dropdown,
  shortText,
  longText,
  number,
  date,
  time,
  email,
  phone,
  url,
  matrix,
  ranking,
  photo,
  audio,
  file,
  signature,
  contact,
  consent,
  statement,
];

const byType = new Map(questionKinds.map((kind) => [kind.type, kind]));

/**
 * The kind of a question.
 * @throws Error for a type that the dialect does not have, which a stored survey can't contain
 */
export function kindOf(question: Question): QuestionKind {
  const kind = byType.get(question.type);
  if (!kind) throw new Error(`Question ${question.id} is of the unknown type ${question.type}.`);
  return kind;
}
