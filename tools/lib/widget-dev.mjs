import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('vite').ViteDevServer} ViteDevServer */

/** Where the server posts what it would hand to the built renderer. */
const renderPath = '/__render';

/** @param {import('node:http').IncomingMessage} request @returns {Promise<any>} */
async function readJson(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Answers `POST /__render` with `{ function, input }`: calls that function of the renderer's present source and
 * returns its page, with the scripts of hot reload in it.
 * @returns {import('vite').Plugin}
 */
function renderer() {
  return {
    name: 'render-for-the-server',
    enforce: 'post',
    config: (config) => {
      // The build takes every package into its one artefact; in development Node loads them as they are.
      config.ssr = {};
    },
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'POST' || request.url !== renderPath) return next();
        reply(vite, request).then(
          (page) => response.setHeader('content-type', 'application/json').end(JSON.stringify(page)),
          (error) => {
            vite.ssrFixStacktrace(error);
            console.error(error);
            response.writeHead(500).end(error.stack);
          },
        );
      });
    },
  };
}

/** @param {ViteDevServer} vite @param {import('node:http').IncomingMessage} request */
async function reply(vite, request) {
  const { function: name, input } = await readJson(request);
  const entry = await vite.ssrLoadModule('/src/boot/entry-server.tsx');
  const page = await entry[name](input);
  // Vite would prefix the page's own addresses once more, so it gets an empty one to put its scripts into.
  const shell = await vite.transformIndexHtml('/', '<html><head></head></html>');
  const scripts = shell.slice(shell.indexOf('<head>') + '<head>'.length, shell.indexOf('</head>'));
  return { ...page, html: page.html.replace('<head>', () => `<head>${scripts}`) };
}

/**
 * Serves the widget from its sources, with hot reload, under the prefix that the server serves it under.
 * @param {{ port: number, product: string }} options
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function serveWidget({ port, product }) {
  const { createServer } = await import('vite');
  const folder = join(root, 'apps/widget');
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    base: `/${product}/`,
    clearScreen: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [renderer()],
    // The page stands on the server's origin; its modules and hot reload come from ours.
    server: { host: '127.0.0.1', port, strictPort: true, cors: true, hmr: { clientPort: port } },
  });
  await vite.listen();
  return () => vite.close();
}
