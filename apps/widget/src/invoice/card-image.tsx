import { cardImage } from '@opencashier/contract/constants';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { groupsOfFour } from '../flows/invoice/payment-lines.ts';
import { useServices } from '../services/services-context.tsx';
import styles from './card-image.module.css';

const { width, height, scale } = cardImage;
const fontPx = 17;

/** A card's number as an image, in groups of four, in the page's own letters and colour. */
function draw(canvas: HTMLCanvasElement, digits: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color, fontFamily, fontWeight } = getComputedStyle(canvas);
  // The digits themselves stand apart from the page's direction; where they begin does not.
  const isLeftward = canvas.closest('[dir]')?.getAttribute('dir') === 'rtl';
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.fillStyle = color;
  context.font = `${fontWeight} ${fontPx}px ${fontFamily}`;
  context.direction = 'ltr';
  context.textAlign = isLeftward ? 'right' : 'left';
  context.textBaseline = 'middle';
  // The longest numbers are drawn narrower, so that no digit is cut off.
  context.fillText(groupsOfFour(digits), isLeftward ? width : 0, height / 2 + 1, width);
}

/** The number of a sealed card; who can't see the image hears its digits. */
export function CardImage({ digits }: { readonly digits: string }) {
  const { session } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useStore(session, (state) => state.theme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has another colour.
  useEffect(() => {
    if (canvas.current) draw(canvas.current, digits);
  }, [digits, theme]);
  return (
    <canvas
      ref={canvas}
      width={width * scale}
      height={height * scale}
      className={styles.image}
      role="img"
      aria-label={groupsOfFour(digits)}
      data-testid="card-image"
    />
  );
}
