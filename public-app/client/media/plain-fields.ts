/** Plain file fields that were on the page when others took their place, by name: the visitor may have been quicker. */
export const plainFields = new Map<string, HTMLInputElement>();

export function keepPlainFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    plainFields.set(field.name, field);
}

/** Taken out: nothing is posted with the form, and the same file may be chosen again. */
export function filesOf(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
