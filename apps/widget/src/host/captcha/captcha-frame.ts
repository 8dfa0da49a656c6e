/**
 * Frames the captcha's page over everything, unseen. It has its size all the same, since vendors measure it; styles are
 * set one by one, as the page's policy wants it.
 */
export function openCaptchaFrame(document: Document, address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', address);
  frame.title = title;
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    inlineSize: '100%',
    blockSize: '100%',
    border: '0',
    zIndex: '2147483647',
    // A frame of another scheme than its page would get a white ground.
    colorScheme: 'light dark',
    visibility: 'hidden',
  });
  document.body.append(frame);
  return frame;
}

/** The page asks something now. */
export function showCaptchaFrame(frame: HTMLIFrameElement): void {
  frame.style.visibility = 'visible';
  frame.focus();
}
