import { pageLoadTimeoutMs } from '@opencashier/contract/constants';
import { type ParentData, parentData } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import type { Clock } from '../flows/clock.ts';
import type { OpenedChannel } from '../host/create-host-channel.ts';
import type { HostWindow } from '../host/host-window.ts';
import { readHostMessage } from '../host/message.ts';
import { pollNativeUserData } from '../host/native-user-data.ts';
import { timeoutMessage, withTimeout } from '../routes/with-timeout.ts';
import { InitError } from './init-error.ts';

/** The text of the error when `loaded` came without a proper payload. */
const incorrectData = 'The data from the host was incorrect';

/**
 * The host's data of a visit in a frame: the payload of its first proper `loaded`. `Loaded` was sent by the page's
 * inline script already.
 * @throws InitError when the payload is missing or wrong, or nothing came in 30 seconds
 */
export async function shakeHands(channel: OpenedChannel, clock: Clock): Promise<ParentData> {
  const answer = new Promise<ParentData>((resolve, reject) => {
    channel.on('loaded', resolve);
    channel.onIncorrect((type) => {
      if (type === 'loaded') reject(new InitError('host.incorrectData', incorrectData));
    });
    channel.open(readHostMessage);
  });
  return withTimeout(answer, pageLoadTimeoutMs, clock).catch((error: unknown) => {
    throw error instanceof InitError ? error : new InitError('host.silent', timeoutMessage);
  });
}

/**
 * The data that a native app puts on its web view.
 * @throws InitError with the fixed text when it does not come, or when it is wrong
 */
export async function readNativeData(window: HostWindow, clock: Clock): Promise<ParentData> {
  const data = await pollNativeUserData(window, clock).catch((error: Error) => {
    throw new InitError('native.dataMissing', error.message);
  });
  const parsed = z.safeParse(parentData, data);
  if (!parsed.success) throw new InitError('host.incorrectData', incorrectData);
  return parsed.data;
}
