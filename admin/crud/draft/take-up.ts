/** The way from a draft to the form that goes on with it, kept with the address: a page that is loaded anew still does. */
import { isObject } from '../../providers/user-data.ts';

export const TAKES_UP_DRAFT = { takesUpDraft: true } as const;

/** @param state of the location */
export const takesUpDraft = (state: unknown): boolean => isObject(state) && state['takesUpDraft'] === true;
