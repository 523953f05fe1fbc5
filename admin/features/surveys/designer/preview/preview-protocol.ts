/** How the designer and the page that it frames talk with each other. */

/** Of the designer's messages; those of the page begin with it. */
export const PREVIEW_MESSAGE = 'feedtree.preview';

/** The page shows the document as it is typed, a moment later. */
export const PREVIEW_DELAY_MS = 150;
