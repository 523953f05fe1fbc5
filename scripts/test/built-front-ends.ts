/** Before the journeys, which share what is built: two that each build it would take it from under each other. */
export { buildIfStale as setup } from '../front-ends.ts';
