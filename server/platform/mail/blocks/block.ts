/** A part of a mail between its words and its button, in both forms. A kind of block is one file beside this one. */
export interface Block {
  html: string;
  text: string;
}
