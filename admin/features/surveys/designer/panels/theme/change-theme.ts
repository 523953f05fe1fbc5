/** Steps from one draft to the next that concern its theme. Pure. */
import type { Draft, DraftTheme } from '../../design-context.tsx';

/** Sets what is given of the theme; undefined goes back to the standard. */
export function setTheme(draft: Draft, changes: { [Name in keyof DraftTheme]: DraftTheme[Name] | undefined }): Draft {
  const { theme: _before, ...others } = draft;
  const next = Object.entries({ ...draft.theme, ...changes }).filter(([, value]) => value !== undefined);
  return next.length === 0 ? others : { ...others, theme: Object.fromEntries(next) };
}
