import QrCodeStyling from 'qr-code-styling';
import { qrLogo } from './qr-logo.ts';

/** How a code is drawn: edge in pixels, margin, error correction, and the logo's share of the edge. */
export interface QrStyle {
  readonly size: number;
  readonly margin: number;
  readonly errorCorrection: 'L' | 'M' | 'Q' | 'H';
  readonly imageSize: number;
}

/** What a code says, and the letters in its middle. */
export interface QrContent {
  readonly text: string;
  readonly logo: string;
}

/** Draws the code into the element. A module of its own: it brings the library, which is loaded when a code is shown. */
export function drawQr(
  element: HTMLElement,
  { text, logo }: QrContent,
  { size, margin, errorCorrection, imageSize }: QrStyle,
): void {
  const code = new QrCodeStyling({
    type: 'svg',
    width: size,
    height: size,
    margin,
    data: text,
    image: qrLogo(logo),
    qrOptions: { errorCorrectionLevel: errorCorrection },
    // The logo is data already; fetching it again would be against the page's policy.
    // Dots of whole pixels would leave a dense code small; the drawing is scaled anyway.
    dotsOptions: { type: 'square', color: '#000', roundSize: false },
    imageOptions: { imageSize, margin: 0, hideBackgroundDots: true, saveAsBlob: false },
  });
  element.replaceChildren();
  code.append(element);
}
