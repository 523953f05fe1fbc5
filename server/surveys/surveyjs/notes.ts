/** What a conversion leaves out, each with where it stood and why. */
import { shortened } from './source.ts';

export type Reason =
  | 'type_not_supported'
  | 'property_not_supported'
  | 'condition_not_supported'
  | 'trigger_not_supported'
  | 'markup_removed'
  | 'text_shortened'
  | 'placeholder_kept'
  | 'language_not_supported'
  | 'scale_as_choice'
  | 'format_not_checked'
  | 'consent_added'
  | 'too_many_options'
  | 'too_few_options'
  | 'choices_from_elsewhere'
  | 'own_words_of_other'
  | 'picture_not_taken'
  | 'too_many_questions'
  | 'nested_too_deeply';

export interface LeftOut {
  /** The name of the question or page. */
  place: string;
  reason: Reason;
  /** The part that was left out, as it was written. */
  detail: string | null;
}

/** More than anybody reads. */
const MAX_NOTES = 500;

export class Notes {
  readonly #notes = new Map<string, LeftOut>();

  /** Once for each place, reason and detail. */
  add(place: string, reason: Reason, detail?: string): void {
    if (this.#notes.size >= MAX_NOTES) return;
    const note: LeftOut = { place: shortened(place), reason, detail: detail === undefined ? null : shortened(detail) };
    this.#notes.set(JSON.stringify(note), note);
  }

  all(): LeftOut[] {
    return [...this.#notes.values()];
  }
}
