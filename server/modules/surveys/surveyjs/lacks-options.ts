/** What there must be to choose from at least; the rows, columns or options may stand elsewhere than in the definition. */
const FEWEST = { options: 2, rows: 1, columns: 2 };

/** Whether a question offers too little to choose from to be asked. */
export const lacksOptions = (question: Record<string, unknown>): boolean =>
  Object.entries(FEWEST).some(([part, fewest]) => {
    const items = question[part];
    return Array.isArray(items) && items.length < fewest;
  });
