import type { BrowserContext } from '@playwright/test';

/** A message between two windows. */
export interface Post {
  readonly message: string;
  /** The origin that it is meant for, or `*`. */
  readonly target: string;
  /** The origin of the page that posted it. */
  readonly from: string;
}

const bindingName = '__notePost';

/**
 * Notes every message that a page or frame of the context posts to another window: above it, in it, or opened by it or
 * its opener. Call it before the first page is opened.
 */
export async function watchPosts(context: BrowserContext): Promise<() => readonly Post[]> {
  const posts: Post[] = [];
  await context.exposeBinding(bindingName, (_source, post: Post) => {
    posts.push(post);
  });
  await context.addInitScript((name) => {
    const note: (post: object) => void = Reflect.get(window, name);
    const spies = new WeakMap<object, object>();
    // Windows of other origins can't be changed: each page gets a stand-in for every other window, one for each.
    const spyOf = (real: unknown): unknown => {
      if (typeof real !== 'object' || real === null || real === window || real instanceof MessagePort)
        return real;
      const known = spies.get(real);
      if (known) return known;
      const spy = new Proxy(Object.create(null), {
        get(_target, key) {
          const value: unknown = Reflect.get(real, key);
          if (key === 'postMessage' && typeof value === 'function') {
            return (message: unknown, target: unknown) => {
              note({ message: String(message), target: String(target), from: location.origin });
              value.call(real, message, target);
            };
          }
          return typeof value === 'function' ? value.bind(real) : value;
        },
        set: (_target, key, value) => Reflect.set(real, key, value),
      });
      spies.set(real, spy);
      return spy;
    };
    const { parent, opener, open } = window;
    Object.defineProperty(window, 'parent', { get: () => spyOf(parent) });
    Object.defineProperty(window, 'opener', { get: () => spyOf(opener) });
    window.open = (...args) => spyOf(open.apply(window, args)) as Window | null;
    for (const [prototype, property] of [
      [HTMLIFrameElement.prototype, 'contentWindow'],
      [MessageEvent.prototype, 'source'],
    ] as const) {
      const { get } = Object.getOwnPropertyDescriptor(prototype, property) ?? {};
      Object.defineProperty(prototype, property, {
        get() {
          return spyOf(get?.call(this));
        },
      });
    }
  }, bindingName);
  return () => posts;
}
