import { Route } from 'react-router';
import type { PageRoute } from './page.tsx';

/** What the router has for entries of the route table. */
export const routesOf = (routes: readonly PageRoute[]) =>
  routes.map(({ path, element }) => <Route key={path} path={path} element={element} />);
