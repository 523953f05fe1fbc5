/** The parameter of a survey's address that says which origin the page is of that shows it in a frame. */
export const EMBEDDED_IN = 'embedded_in';
