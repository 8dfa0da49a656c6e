import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../../tools/lib/root.mjs';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Host</title></head>
<body style="margin:0"><main id="place" style="height:100vh"></main>
<script src="/opencashier.js"></script>
<script>
  const now = () => performance.timeOrigin + performance.now();
  window.hostVisit = {};
  addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const { type, payload } = JSON.parse(data);
    if (type === 'fullLoaded') hostVisit.fullLoaded ??= now();
    if (type === 'initError') hostVisit.initError = payload;
  });
  window.mountWidget = (options) => {
    hostVisit.inserted = now();
    OpenCashier.mount(place, options);
  };
  window.mountFloor = (address) => {
    hostVisit.inserted = now();
    const frame = document.createElement('iframe');
    frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0';
    frame.src = address;
    place.append(frame);
  };
</script></body></html>`;

export interface HostServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** An operator's page with nothing else on it, which mounts either candidate when it is told to. */
export async function startHost(port: number): Promise<HostServer> {
  const sdk = readFileSync(join(root, 'packages/embed/dist/opencashier.js'));
  const server = createServer(({ url }, response) => {
    const isScript = url === '/opencashier.js';
    response.writeHead(url === '/' || isScript ? 200 : 404, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
    });
    response.end(isScript ? sdk : url === '/' ? html : '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
