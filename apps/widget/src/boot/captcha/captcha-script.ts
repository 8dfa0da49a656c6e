import { type CaptchaPageData, runCaptchaPage } from '../../host/captcha/captcha-page.ts';

// The inline script of the page that captchas are solved in; its data stands before it.
const data: CaptchaPageData = JSON.parse(document.getElementById('captcha-data')?.textContent ?? '');
runCaptchaPage(window, data, (delayMs, run) => {
  const timer = window.setTimeout(run, delayMs);
  return () => window.clearTimeout(timer);
});
