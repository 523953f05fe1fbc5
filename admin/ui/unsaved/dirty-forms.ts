/** A form that somebody may be writing in. */
export interface WrittenForm {
  isDirty: () => boolean;
  /** Forgets what is kept of it for another time. */
  discard?: () => void;
}

export interface DirtyForms {
  /** Answers how to take it out. */
  add: (form: WrittenForm) => () => void;
  areDirty: () => boolean;
  /** Of those that are dirty. */
  discard: () => void;
}

/** The forms that are on the screen. */
export function createDirtyForms(): DirtyForms {
  const forms = new Set<WrittenForm>();
  return {
    add(form) {
      forms.add(form);
      return () => void forms.delete(form);
    },
    areDirty: () => [...forms].some((form) => form.isDirty()),
    discard() {
      for (const form of forms) if (form.isDirty()) form.discard?.();
    },
  };
}
