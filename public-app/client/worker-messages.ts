/** What a page tells the service worker: keep me, and the files that I am made of. */
export interface ToWorker {
  type: 'feedtree.keep';
  address: string;
  /** The page as the server wrote it. */
  html: string;
  assets: string[];
}
