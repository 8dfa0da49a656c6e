// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseDrawn } from '../services/testing/draw.tsx';
import { Button } from '../ui/button/button.tsx';
import { CopyAction } from './copy-action.tsx';
import { InvoiceScreen } from './invoice-screen.tsx';
import { drawRoom, payable } from './testing/draw-room.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

const Room = () => (
  <InvoiceScreen lead="">
    {() => (
      <>
        <CopyAction name="code" value="1">
          copy
        </CopyAction>
        <Button isWide data-testid="primary">
          primary
        </Button>
      </>
    )}
  </InvoiceScreen>
);

it('says that an open payment was found where a new one was wanted', async () => {
  const room = {
    room: 'depositPix',
    response: { ...payable, pageId: 'pix', data: { page: { brCode: '1' } } },
  } as const;
  expect((await drawRoom(Room, room)).all('found')).toEqual([]);
  eraseDrawn();
  const { one } = await drawRoom(Room, { ...room, query: { found: '1' } });
  expect(one('found').textContent).toContain('You already have an open payment');
  expect(one('found').textContent).toContain('If you have paid it, don’t pay again');
});

it('lets “I have paid” alone stand out, beside whatever the room copies or opens', async () => {
  const { one, all } = await drawRoom(Room, {
    room: 'depositPix',
    response: { ...payable, pageId: 'pix', data: { page: { brCode: '1' } } },
    told: { canContinue: true },
  });
  const copy = all('copy').find(({ dataset }) => dataset.copy === 'code');
  expect(one('claim').className).toBe(one('primary').className);
  expect(one('claim').className).not.toBe('');
  expect(copy?.className).not.toBe(one('claim').className);
});
