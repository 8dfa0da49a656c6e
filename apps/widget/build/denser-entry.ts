import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the first screen's script and the visit's a second time: after the bundler's own minifier terser still finds
 * more than a kilobyte of what travels, and these are the scripts that every player waits for.
 */
export function denserEntry(): Plugin {
  return {
    name: 'denser-entry',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !(file.isEntry || file.name === 'visit')) continue;
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, keep_fargs: false, pure_getters: true },
        });
        if (code) file.code = code;
      }
    },
  };
}
