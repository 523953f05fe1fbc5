/** What of a form is otherwise than it is saved, to be put into the same form again. */

export type FormValues = Record<string, unknown>;

/** By field: what is saved, as JSON, and what is written. */
export type FormChanges = Record<string, { saved: string; written: unknown }>;

interface Form {
  values: FormValues;
  /** What it began with. */
  saved: FormValues;
  /** The fields that are looked at. */
  names: readonly string[];
}

export function changesIn({ values, saved, names }: Form): FormChanges {
  return Object.fromEntries(
    names.flatMap((name) => {
      const was = toJson(saved[name]);
      // A chosen file is no text that could be kept.
      return hasFile(values[name]) || toJson(values[name]) === was
        ? []
        : [[name, { saved: was, written: values[name] }]];
    }),
  );
}

/** The values of the fields that nobody has saved otherwise since; what is no change of a form is left out. */
export function changesToRestore(kept: Record<string, unknown>, saved: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, change]): [string, unknown][] => {
      const { saved: was, written = null } = Object(change) as Partial<FormChanges[string]>;
      return was === toJson(saved[name]) ? [[name, written]] : [];
    }),
  );
}

/** An input that is empty has an empty text where nothing is saved. */
const toJson = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
