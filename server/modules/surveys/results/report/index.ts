/** What was answered to a survey as a file to be passed on: the action `results_report`. */
import { isLocale } from '../../../../../shared/i18n/locales.ts';
import type { FileToMake } from '../../../../http/made-file.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { resultsOf, type ResultsInput } from '../read.ts';
import { reportPdfApart } from './apart.ts';
import type { ReportOrder } from './blocks.ts';
import { resultText } from './texts.ts';

interface Input extends ResultsInput {
  language?: string;
}

const comparedBy = ({ compare_node_id: unit, compare_version: version }: Input): ReportOrder['comparedBy'] =>
  unit !== undefined ? 'unit' : version !== undefined ? 'version' : 'days';

/** Throws as the action `results`. The file is drawn once the transaction is over. */
export async function makeReport(request: ActionRequest): Promise<FileToMake> {
  const input: Input = request.input;
  const locale = isLocale(input.language) ? input.language : request.locale;
  const { id, name } = await request.find();
  const results = await resultsOf(request, id, input, locale);
  const order: ReportOrder = {
    locale,
    name: String(name),
    results,
    comparedBy: results.compared && comparedBy(input),
  };
  const { from, to } = results.current;
  return async () => ({
    name: `${resultText(locale, 'file')} ${from} ${to}.pdf`,
    bytes: await reportPdfApart(order),
  });
}
