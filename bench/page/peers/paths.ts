/** The other renderers, and where their server has their pages. */
import type { Layout } from '../questions.ts';

export const peers = ['surveyjs', 'rjsf'] as const;
export type Peer = (typeof peers)[number];

export const peerPath = (peer: Peer, layout: Layout): string => `/${peer}/${layout.replaceAll(' ', '-')}`;
