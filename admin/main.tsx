import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import { createServices } from './app/services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');

const services = await createServices();
const Root = import.meta.hot ? (await import('./app/redrawn-app.tsx')).RedrawnApp : App;
const router = createBrowserRouter([{ path: '*', element: <Root services={services} /> }]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
