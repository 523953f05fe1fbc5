import Home from '@mui/icons-material/HomeOutlined';
import { paths } from '../../entities/guard.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import { page } from './page.tsx';

/** Where one begins, for products without a dashboard of their own. */
export const homePage = page({
  path: paths.dashboard,
  access: 'login_user',
  title: 'app.menu.home',
  menu: { at: 'top', Icon: Home },
  Page: lazyChunk(() => import('../home-page.tsx')),
});
