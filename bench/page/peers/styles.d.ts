/** vite takes the style sheet out of the script. */
declare module '*.css';
