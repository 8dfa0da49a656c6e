import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { badgeFiles } from './build/badge-files.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { clientAssets } from './build/client-assets.ts';
import { compiledLocales } from './build/compiled-locales.ts';
import { denserEntry } from './build/denser-entry.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { stylesInPage } from './build/styles-in-page.ts';
import { withoutSummaries } from './build/without-summaries.ts';

// Two builds: the browser's files, then the server's renderer, which carries the names of the former in it.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // Relative, since the path prefix is chosen when the server starts. The development server is told its prefix.
  base: command === 'build' ? './' : '/cashier/',
  publicDir: false,
  plugins: [
    withoutSummaries(),
    react(),
    inlineScripts(),
    compiledLocales(),
    badgeFiles(),
    clientAssets(),
    stylesInPage(),
    denserEntry(),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: ['es2022', 'safari15.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // `vite build --ssr` names its own entry and folder.
    outDir: 'dist/client',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/boot/entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups } },
        },
  },
  // The renderer is one artefact that the server loads from any place, without the widget's dependencies beside it.
  ssr: { noExternal: true },
}));
