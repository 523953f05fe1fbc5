import { groupExtension } from '../group_node/group.ts';

export const qrCodeGroup = groupExtension('qr_code');
