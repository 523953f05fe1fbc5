import { useTranslate } from 'react-admin';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import type { QuestionResult, Side } from '../data/answers.ts';
import { useComparedName } from '../view/use-compared-name.ts';

/** What was answered to a question, as rows; beside it that of the other side of a comparison. */
export function useQuestionSheet(
  question: QuestionResult,
  compared: Side | null,
  twin: QuestionResult | undefined,
): Sheet {
  const translate = useTranslate();
  const other = useComparedName(compared);
  const answers = translate('app.results.answers');
  const beside = compared ? [{ label: other ?? '', isNumber: true }] : [];
  const and = (value: number | null | undefined) => (compared ? [value ?? null] : []);
  if (question.rows.length > 0) {
    return {
      columns: [
        { label: translate('app.results.row') },
        { label: translate('app.results.answer') },
        { label: answers, isNumber: true },
        ...beside,
      ],
      rows: question.rows.flatMap((row) => {
        const otherRow = twin?.rows.find(({ value }) => value === row.value);
        return row.items.map(({ value, label, count }) => [
          row.label,
          label,
          count,
          ...and(otherRow?.items.find((item) => item.value === value)?.count ?? 0),
        ]);
      }),
    };
  }
  const figures: Sheet['rows'] = [
    [translate('app.results.asked'), question.asked, ...and(twin?.asked)],
    [translate('app.results.answered'), question.answered, ...and(twin?.answered)],
    ...(question.mean === null ? [] : [[translate('app.results.mean_column'), question.mean, ...and(twin?.mean)]]),
    ...(question.nps === null ? [] : [['NPS', question.nps, ...and(twin?.nps)]]),
  ];
  return {
    columns: [{ label: translate('app.results.answer') }, { label: answers, isNumber: true }, ...beside],
    rows: [
      ...question.items.map(({ value, label, count }) => [
        label,
        count,
        ...and(twin?.items.find((item) => item.value === value)?.count ?? 0),
      ]),
      ...figures,
    ],
  };
}
