import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const apiPort = process.env['PORT'] ?? '3000';
const DEV_PORT = 5173;

/** The back office: built into dist/admin, served by the product's server at /. */
export default defineConfig({
  root,
  base: '/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/admin', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy takes fonts and pictures from this origin only, never out of a style sheet.
    assetsInlineLimit: 0,
  },
  // Otherwise the first use of an icon makes vite bundle all packages again while a developer waits for the screen.
  optimizeDeps: { exclude: ['@mui/icons-material'], include: ['@mui/material/SvgIcon', 'react/jsx-runtime'] },
  server: {
    port: DEV_PORT,
    proxy: Object.fromEntries(['/api', '/Q', '/public-assets'].map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
