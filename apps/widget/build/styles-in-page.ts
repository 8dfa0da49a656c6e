import type { Plugin } from 'vite';

/**
 * The page carries the entry's styles in itself, so no chunk may ask for their file: the bundler's loader does, for
 * chunks that are opened from another than the entry. The entry's script, which is there already, takes its place in
 * the list, since the list is read by index.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After the bundler has written those lists.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
        for (const css of entry?.viteMetadata?.importedCss ?? []) {
          for (const chunk of chunks) {
            chunk.code = chunk.code.replaceAll(
              `"./${baseName(css)}"`,
              `"./${baseName(entry?.fileName ?? '')}"`,
            );
          }
        }
      },
    },
  };
}
