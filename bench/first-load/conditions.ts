import type { CDPSession } from '@playwright/test';

/** How fast the visitor's machine and line are. */
export interface Conditions {
  readonly name: string;
  readonly cpuSlowdown: number;
  /** Added to every request, in milliseconds; 0 leaves the line as it is. */
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  /** How long after readiness late shifts and transfers are still waited for. */
  readonly settleMs: number;
}

export const plain: Conditions = {
  name: 'plain',
  cpuSlowdown: 1,
  roundTripMs: 0,
  bitsPerSecond: 0,
  settleMs: 500,
};

export const slow: Conditions = {
  name: 'slow',
  cpuSlowdown: 4,
  roundTripMs: 150,
  bitsPerSecond: 1_600_000,
  settleMs: 1500,
};

/** Puts a page and its frames under the conditions. */
export async function impose(session: CDPSession, conditions: Conditions): Promise<void> {
  if (conditions.bitsPerSecond > 0) {
    const bytesPerSecond = conditions.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  if (conditions.cpuSlowdown > 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  }
}
