/** How lists ask for their rows. `ListContent` says what fails: in the rows' place, or in a toast where older rows stand. */
export const listQuery = { onError: () => undefined };
