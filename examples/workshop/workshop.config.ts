import { defineConfig } from 'feedtree/shared/contract/config.ts';

export default defineConfig({
  product: 'Workshop',
  tenant: { column: 'company_id' },
  roles: { open: ['anonymous'], platform: 'operator', receiver: 'chief' },
  claims: { one: ['id', 'company_id'], many: ['places'], conditions: [] },
  menus: ['platform', 'shop'],
  locales: ['en'],
});
