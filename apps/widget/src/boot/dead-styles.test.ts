import { expect, it, vi } from 'vitest';
import { dropDeadStyles } from './dead-styles.ts';

it('takes out stylesheets that could not be loaded, and nothing else', () => {
  let tell: (event: { readonly target: unknown }) => void = () => {};
  const addEventListener = vi.fn((_type: string, listener: typeof tell) => {
    tell = listener;
  });
  dropDeadStyles({ addEventListener } as unknown as Window);
  expect(addEventListener).toHaveBeenCalledWith('error', expect.any(Function), true);
  const remove = vi.fn();
  tell({ target: null });
  tell({ target: {} });
  tell({ target: { rel: 'modulepreload', remove } });
  expect(remove).not.toHaveBeenCalled();
  tell({ target: { rel: 'stylesheet', remove } });
  expect(remove).toHaveBeenCalledOnce();
});
