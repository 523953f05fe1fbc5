/** How a row is named. */

/** Fills a label template such as `{name} #{id}` from a row; what a row has no value for is left out. */
export function fillLabel(template: string, row: Record<string, unknown>): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = row[field];
    return value === null || value === undefined ? '' : String(value);
  });
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The fields that a template is filled from, the id left out: every row has it. */
export function fieldsOfLabel(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, field]) =>
    field === undefined || field === 'id' ? [] : [field],
  );
}

/** Whether the template has no field but the id: `Feedback #{id}`. */
export function namesOnlyId(template: string): boolean {
  return fieldsOfLabel(template).length === 0;
}
