/** What a framed survey tells the page around it. */
export interface FrameMessage {
  type: 'feedtree.frame';
  /** Of the survey, in CSS pixels. */
  height?: number;
  answered?: true;
  /** The visitor pressed Escape. */
  closed?: true;
}
