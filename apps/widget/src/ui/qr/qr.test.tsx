// @vitest-environment happy-dom
import { qrDefaults } from '@opencashier/contract/constants';
import jsQr from 'jsqr';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QrStyle } from './draw-qr.ts';
import { Qr } from './qr.tsx';
import { qrLogo } from './qr-logo.ts';

const brCode =
  '00020101021226830014br.gov.bcb.pix2561pix.sandbox.example/qr/v2/0123456789abcdef0123456789abcdef5204000053039865406150.005802BR5913Lucky Harbor6009SAO PAULO62070503***6304ABCD';
const upiUri =
  'upi://pay?pa=sandbox123456@sandbox&pn=Lucky%20Harbor&am=500.00&cu=INR&tn=Deposit%20123456&tr=pay123';
const bip21 = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00123';
const eip681 =
  'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x742d35Cc6634C0532925a3b844Bc454e4438f44e&uint256=12500000';

const root = () => createRoot(document.body.appendChild(document.createElement('div')));
let mounted: ReturnType<typeof root>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // There is nobody who decodes images here.
  for (const side of ['width', 'height'] as const) {
    vi.spyOn(HTMLImageElement.prototype, side, 'get').mockReturnValue(100);
  }
  mounted = root();
});
afterEach(() => {
  act(() => mounted.unmount());
  vi.restoreAllMocks();
});

async function shown(text: string, style: QrStyle = qrDefaults): Promise<SVGElement> {
  act(() =>
    mounted.render(<Qr text={text} logo="₮" style={style} label="Code to scan" failedText="failed" />),
  );
  return vi.waitFor(() => {
    const drawing = document.querySelector<SVGElement>('[data-testid=qr] svg');
    if (!drawing?.querySelector('image')) throw new Error('not drawn yet');
    return drawing;
  });
}

/** What a camera sees: the drawing's rectangles and its logo as grey values, with a quiet edge around them. */
function photograph(drawing: SVGElement) {
  const edge = 40;
  const size = qrDefaults.size + 2 * edge;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const paint = (element: Element) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(element.getAttribute(name)),
    );
    for (let row = Math.round(y); row < Math.round(y + height); row += 1) {
      for (let column = Math.round(x); column < Math.round(x + width); column += 1) {
        pixels.fill(
          0,
          ((row + edge) * size + column + edge) * 4,
          ((row + edge) * size + column + edge) * 4 + 3,
        );
      }
    }
  };
  // Dots and corners are cut out of a filled ground by their clip paths; the ground itself is white.
  for (const dot of drawing.querySelectorAll('clipPath:not([id*=background]) rect')) paint(dot);
  const logo = drawing.querySelector('image');
  if (logo) paint(logo);
  return { pixels, size };
}

function scan(drawing: SVGElement): string | undefined {
  const { pixels, size } = photograph(drawing);
  return jsQr(pixels, size, size, { inversionAttempts: 'dontInvert' })?.data;
}

describe('a code to scan', () => {
  it.each([
    ['a BR Code', brCode],
    ['a UPI link', upiUri],
    ['a BIP-21 link', bip21],
    ['an EIP-681 link', eip681],
  ])('says %s, with its logo upon it', async (_, text) => {
    expect(scan(await shown(text))).toBe(text);
  });

  it('is drawn by the contract’s defaults, with nothing fetched and no style injected', async () => {
    const drawing = await shown(upiUri);
    const { size, imageSize } = qrDefaults;
    expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const logo = drawing.querySelector('image');
    expect(logo?.getAttribute('href') ?? logo?.getAttribute('xlink:href')).toBe(qrLogo('₮'));
    const edge = Number.parseFloat(logo?.getAttribute('width') ?? '');
    expect(edge).toBeGreaterThan(size * 0.1);
    expect(edge).toBeLessThanOrEqual(size * imageSize);
    expect(document.querySelector('style')).toBeNull();
    expect(drawing.outerHTML).not.toContain('style=');
  });

  it('has the margin and the error correction that are asked for', async () => {
    const dots = (drawing: SVGElement) => [
      ...drawing.querySelectorAll('clipPath:not([id*=background]) rect'),
    ];
    const first = (drawing: SVGElement) =>
      Math.min(...dots(drawing).map((dot) => Number(dot.getAttribute('x'))));
    const sides = (drawing: SVGElement) =>
      Math.round((qrDefaults.size - 2 * first(drawing)) / Number(dots(drawing)[0]?.getAttribute('width')));
    const drawing = await shown(upiUri);
    expect(first(drawing)).toBeLessThan(1);
    const modules = sides(drawing);
    act(() => mounted.render(null));
    expect(first(await shown(upiUri, { ...qrDefaults, margin: 30 }))).toBeGreaterThanOrEqual(30);
    act(() => mounted.render(null));
    // Less of it needs fewer modules for the same text.
    expect(sides(await shown(upiUri, { ...qrDefaults, errorCorrection: 'L' }))).toBeLessThan(modules);
  });

  it('follows its text', async () => {
    await shown(upiUri);
    const before = document.querySelector('[data-testid=qr] svg');
    act(() =>
      mounted.render(
        <Qr text={bip21} logo="₿" style={qrDefaults} label="Code to scan" failedText="failed" />,
      ),
    );
    const after = await vi.waitFor(() => {
      const drawing = document.querySelector<SVGElement>('[data-testid=qr] svg');
      if (!drawing || drawing === before || !drawing.querySelector('image')) throw new Error('the old one');
      return drawing;
    });
    expect(scan(after)).toBe(bip21);
    expect(document.querySelectorAll('[data-testid=qr] svg')).toHaveLength(1);
  });

  describe('whose drawing could not be loaded', () => {
    const shownWith = (text: string) =>
      act(async () =>
        mounted.render(<Qr text={text} logo="₮" style={qrDefaults} label="Code" failedText="not loaded" />),
      );
    /** The same component, for whom nothing has been loaded yet and the network is away. */
    const offline = async () => {
      vi.resetModules();
      vi.doMock('./draw-qr.ts', () => {
        throw new Error('offline');
      });
      await shownWith(bip21);
      await vi.waitFor(() => expect(document.body.textContent).toContain('not loaded'));
    };
    const online = () => {
      vi.doUnmock('./draw-qr.ts');
      vi.resetModules();
    };
    const drawn = () =>
      vi.waitFor(() => expect(document.querySelector('[data-testid=qr] svg image')).toBeTruthy());

    it('is drawn once the network is back', async () => {
      await offline();
      online();
      await act(async () => void window.dispatchEvent(new Event('online')));
      await drawn();
      expect(document.body.textContent).not.toContain('not loaded');
    });

    it('is drawn with a new code', async () => {
      await offline();
      online();
      await shownWith(upiUri);
      await drawn();
      expect(document.body.textContent).not.toContain('not loaded');
    });
  });

  it('is named for those who do not see it', async () => {
    await shown(upiUri);
    const code = document.querySelector('[data-testid=qr]');
    expect(code?.getAttribute('role')).toBe('img');
    expect(code?.getAttribute('aria-label')).toBe('Code to scan');
  });
});

describe('the logo', () => {
  it('is data of its own, with letters that can’t become markup', () => {
    const drawing = decodeURIComponent(qrLogo('<&>').slice('data:image/svg+xml,'.length));
    expect(drawing).toContain('>&#60;&#38;&#62;</text>');
    expect(qrLogo('X').startsWith('data:image/svg+xml,')).toBe(true);
  });
});
