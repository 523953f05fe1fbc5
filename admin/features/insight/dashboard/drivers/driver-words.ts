/** How a driver is called, and what is told of it. */
import type { Driver } from '../data/answers.ts';

/** An option with its question: many questions have a ‘no’. */
export const nameOf = ({ title, option }: Driver): string => (option === null ? title : `${option} · ${title}`);

/** A rating's mean of 100; of a choice, how many of a hundred chose it. */
export const standsAt = ({ is_rating: isRating, direction, performance }: Driver): number =>
  isRating || direction === 'better' ? performance : 100 - performance;

/** Which of the three sentences gives its reason. */
export const reasonOf = ({ is_rating: isRating, direction }: Driver): 'rating' | 'better' | 'worse' =>
  isRating ? 'rating' : direction;
