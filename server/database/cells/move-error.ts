/** What is in the way of a move. */

/**
 * `move_locked`: somebody else moves this company. `move_not_possible`: a cell lacks what a move needs, or has other
 * tables. `move_state`: the step is none of this state. `move_not_quiet`: transactions went on, or the follower stayed
 * behind, for longer than a company may be stopped; later is better. `move_different`: the two cells have other rows.
 */
export type MoveProblem = 'move_locked' | 'move_not_possible' | 'move_state' | 'move_not_quiet' | 'move_different';

export class MoveError extends Error {
  readonly code: MoveProblem;

  constructor(code: MoveProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
