/** Of what stands on the page and in no picture of it: buttons, hints. */
export const PAGE_ONLY = 'data-page-only';

export const pageOnly = { [PAGE_ONLY]: '' };
