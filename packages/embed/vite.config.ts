import { defineConfig } from 'vite';

/** Two builds from one source: ES modules for bundlers, one script that sets `window.OpenCashier` for plain pages. */
export default defineConfig(({ mode }) =>
  mode === 'script'
    ? {
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: 'src/global.ts',
            formats: ['iife'],
            name: 'OpenCashierScript',
            fileName: () => 'opencashier.js',
          },
        },
      }
    : {
        build: {
          outDir: 'dist',
          target: 'es2022',
          lib: {
            entry: { index: 'src/index.ts', react: 'src/react.tsx' },
            formats: ['es'],
          },
          rolldownOptions: { external: ['react', 'react/jsx-runtime'] },
        },
      },
);
