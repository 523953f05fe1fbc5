/** How moments are written, by the server and by the script that tells them by the visitor's own clock. */
export const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
export const MOMENT = { ...DAY, hour: 'numeric', minute: '2-digit' } as const;
