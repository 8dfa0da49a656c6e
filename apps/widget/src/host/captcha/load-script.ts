import { secondCaptcha } from '@opencashier/contract/second-captcha';
import { type CaptchaRoom, endOf } from './captcha-room.ts';

/**
 * Puts a vendor's script into the page. False where it does not come in time or not at all; its element is gone then,
 * so that another try takes a fresh one.
 */
export function loadScript({ window: { document }, after }: CaptchaRoom, url: string): Promise<boolean> {
  const script = document.createElement('script');
  return endOf<boolean>((end) => {
    const finish = (isLoaded: boolean) => {
      callOff();
      if (!isLoaded) script.remove();
      end(isLoaded);
    };
    const callOff = after(secondCaptcha.timeoutMs, () => finish(false));
    script.addEventListener('load', () => finish(true));
    script.addEventListener('error', () => finish(false));
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}
