/**
 * Whether this runs where surveys are written or judged. The build of the visitor's page answers no in place of this file
 * (`../../public-app/vite.config.ts`), and what stands behind it is left out of what each visitor loads.
 */
export const forAuthors = true;
