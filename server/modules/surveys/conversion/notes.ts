/** What a conversion leaves out or alters, each with where it stood and why. */
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
  | 'too_many_options'
  | 'too_few_options'
  | 'repeated_option'
  | 'choices_from_elsewhere'
  | 'own_words_of_other'
  | 'picture_not_taken'
  | 'too_many_questions'
  | 'nested_too_deeply'
  | 'never_shown'
  | 'ending_by_answers'
  | 'comment_not_taken'
  | 'mail_not_taken'
  | 'address_field_not_taken'
  | 'empty';

export interface LeftOut {
  /** Its path in the definition, as in code: `pages[2].elements[4].maskType`. */
  place: string;
  /** What it belongs to, by its name in the definition; null for the survey itself. */
  question: string | null;
  reason: Reason;
  /** The part that was left out, as it was written. */
  detail: string | null;
}

/** More than anybody reads; how many there are in all is said beside them. */
const MAX_NOTES = 500;
const MAX_PLACE = 500;

export class Notes {
  readonly #notes = new Map<string, LeftOut>();

  /** Once for each place, reason and detail. */
  add({ place, question, reason, detail }: Omit<LeftOut, 'detail'> & { detail: string | undefined }): void {
    const note: LeftOut = {
      place: shortened(place, MAX_PLACE),
      question: question === null ? null : shortened(question),
      reason,
      detail: detail === undefined ? null : shortened(detail),
    };
    this.#notes.set(JSON.stringify([place, reason, detail]), note);
  }

  get count(): number {
    return this.#notes.size;
  }

  first(): LeftOut[] {
    return [...this.#notes.values()].slice(0, MAX_NOTES);
  }
}
