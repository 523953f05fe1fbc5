/** What other modules use of what happens by itself to any rows. */
export { type EventNotice, readableEvents } from './rules/readable-events.ts';
