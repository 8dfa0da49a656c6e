import { describeProvider } from '@opencashier/provider-kit/conformance.suite';
import { deadAddress } from '@opencashier/provider-kit/testing/dead-address';
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
      unreachable: at(await deadAddress()),
      drive,
      stop: sandbox.stop,
    };
  },
});
