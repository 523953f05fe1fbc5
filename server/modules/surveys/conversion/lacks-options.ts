import { NONE, OTHER } from '../../../../shared/questions/open-options.ts';

/** What there must be to choose from at least; the rows, columns or options may stand elsewhere than in the definition. */
const FEWEST = { options: 2, rows: 1, columns: 2 };

/** Whether a question was made that nobody could answer. */
export const lacksOptions = (question: Record<string, unknown>): boolean =>
  Object.entries(FEWEST).some(([part, fewest]) => {
    const items = question[part];
    const added = part === 'options' ? [OTHER, NONE].filter((name) => name in question).length : 0;
    return Array.isArray(items) && items.length + added < fewest;
  });
