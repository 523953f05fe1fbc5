/**
 * The visitor's pages: `vite build` makes what browsers load, `vite build --ssr entry-server.tsx` what the server
 * renders with.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: fromHere('.'),
  base: '/public-assets/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: fromHere(isSsrBuild ? '../dist/public/server' : '../dist/public/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Phones of the last four years or so; the form itself works in any browser.
    target: isSsrBuild ? 'node24' : 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: fromHere('./entry-client.tsx'),
          output: { entryFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
        },
  },
}));
