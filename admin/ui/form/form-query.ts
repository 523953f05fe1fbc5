/** How a form reads its row: what is being written stays as it is when its user looks away and the row has changed meanwhile. */
export const FORM_QUERY = { refetchOnWindowFocus: false, refetchOnReconnect: false };
