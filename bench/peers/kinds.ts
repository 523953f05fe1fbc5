/** All that are measured. */
import { directus } from './kinds/directus.ts';
import { feedtree } from './kinds/feedtree.ts';
import { nocodb } from './kinds/nocodb.ts';
import { postgraphile } from './kinds/postgraphile.ts';
import { strapi } from './kinds/strapi.ts';
import type { Peer, Side } from './peer.ts';

export const peers: readonly Peer[] = [directus, strapi, postgraphile, nocodb];

/** By the name of a peer; every other one is ours. */
export const sideOf = (name: string): Side => peers.find((peer) => peer.name === name) ?? feedtree;
