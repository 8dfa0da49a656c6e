import { describeProvider } from '@opencashier/provider-kit/conformance.suite';
import { sandboxProvider } from './index.ts';
import { sandboxDriver } from './testing/sandbox-driver.ts';
import { apiKey, startSandboxProcess, webhookSecret } from './testing/sandbox-process.ts';

describeProvider({
  definition: sandboxProvider,
  start: async () => {
    const sandbox = await startSandboxProcess();
    const at = (baseUrl: string) =>
      sandboxProvider.create(
        { baseUrl, apiKey, webhookSecrets: [webhookSecret] },
        { fetch, now: () => new Date(), requestTimeoutMs: 1_000 },
      );
    const drive = sandboxDriver(sandbox.url);
    await drive.warmUp();
    return {
      provider: at(sandbox.url),
      // Port 1 is reserved, so nobody listens there.
      unreachable: at('http://127.0.0.1:1'),
      drive,
      stop: sandbox.stop,
    };
  },
});
