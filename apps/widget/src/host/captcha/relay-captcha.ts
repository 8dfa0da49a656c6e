import { messageTypeOf } from '../popup-message.ts';
import { openCaptchaFrame, showCaptchaFrame } from './captcha-frame.ts';

const tasks = ['initGeetest', 'initCaptcha'];
const results = ['geetestResult', 'captchaResult'];

/**
 * In a payment window: when its opener asks for a captcha, frames the captcha's page and hands messages on between the
 * two. Both are known by window and origin; what they say, each of them checks itself.
 */
export function relayCaptcha(window: Window, opener: Window, data: string): boolean {
  if (!tasks.includes(messageTypeOf(data) ?? '')) return false;
  const { origin, pathname, search } = window.location;
  const { document } = window;
  const frame = openCaptchaFrame(
    document,
    `${pathname.replace(/form$/, 'captcha')}${search}`,
    document.title,
  );
  const hear = ({ source, origin: from, data: said }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || typeof said !== 'string') return;
    const type = messageTypeOf(said) ?? '';
    if (type === 'captchaReady') frame.contentWindow?.postMessage(data, origin);
    if (type === 'captchaShown') showCaptchaFrame(frame);
    opener.postMessage(said, origin);
    if (!results.includes(type)) return;
    window.removeEventListener('message', hear);
    frame.remove();
  };
  window.addEventListener('message', hear);
  return true;
}
