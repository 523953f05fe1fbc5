/** What visitors write, by what they were like and where they were. Hand-written: each language in its own manner. */

/** What went wrong; the options of the surveys' question 'problems'. */
export const topics = ['waiting_time', 'staff', 'cleanliness', 'quality', 'price', 'other'] as const;
export type Topic = (typeof topics)[number];

export type Place = 'cafe' | 'hotel' | 'shop';

/** Sentences that fit anywhere, and those of one kind of place. A shop has none of its own. */
export type Sentences = { any: string[] } & Partial<Record<Place, string[]>>;

export interface CommentPool {
  good: Sentences;
  mixed: Sentences;
  /** `{minutes}` stands for a time waited. */
  bad: Record<Topic, Sentences>;
  /** What stands between two sentences; a space when absent. */
  joiner?: string;
}

export const sentencesAt = (sentences: Sentences, place: Place): string[] => [
  ...sentences.any,
  ...(sentences[place] ?? []),
];
