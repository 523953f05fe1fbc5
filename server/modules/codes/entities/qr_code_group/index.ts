import { groupExtension } from '../../../organizations/entities/group_node/group.ts';

export const qrCodeGroup = groupExtension('qr_code');
