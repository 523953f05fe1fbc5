import type { EntityExtension } from '../../../../kernel/extension.ts';
import { findByUnits } from '../../../../query/reach.ts';

export const nodeRead: EntityExtension = { findRows: findByUnits({ claim: 'nodes.qr.read', counter: 'reads' }) };
