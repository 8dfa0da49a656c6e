import { pathToFileURL } from 'node:url';
import type { BrandCaptcha } from '@opencashier/contract/captcha';
import type { CaptchaPageRequest, PageRenderer, PageRequest, RenderedPage } from '../ports/page.ts';

/** What the widget's `render` takes; the build is loaded as a file, so its types are told here. */
interface RenderInput extends Omit<PageRequest, 'brand'> {
  readonly brand: string;
  readonly allowedOrigins: readonly string[];
  readonly theme: PageRequest['brand']['theme'];
  /** Ids of the brand's captchas. */
  readonly captcha: BrandCaptcha | undefined;
  /** Address of the sprite with the methods' icons. */
  readonly sprite: string;
}

type FormInput = Pick<PageRequest, 'product' | 'address'>;

interface WidgetBuild {
  render(input: RenderInput): RenderedPage;
  renderForm(input: FormInput): RenderedPage;
  renderCaptcha(input: CaptchaPageRequest): RenderedPage;
}

function isWidgetBuild(loaded: object): loaded is WidgetBuild {
  const functions = [
    'render',
    'renderForm',
    'renderCaptcha',
  ] as const satisfies readonly (keyof WidgetBuild)[];
  return functions.every((name) => typeof Reflect.get(loaded, name) === 'function');
}

function renderInput({ brand, ...request }: PageRequest, sprite: string): RenderInput {
  return {
    ...request,
    brand: brand.id,
    allowedOrigins: brand.origins,
    theme: brand.theme,
    captcha: brand.captchaPage?.ids,
    sprite: `/${request.product}/${sprite}`,
  };
}

/**
 * Loads the widget's server build.
 * @param file path of its entry
 * @param sprite path of the methods' icons below the product
 * @throws Error with a sentence for people when it is not there or is something else
 */
export async function loadWidgetRenderer(file: string, sprite: string): Promise<PageRenderer> {
  let loaded: object;
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new Error(`The widget is not built (${file}): run "npm run build".`, { cause });
  }
  if (!isWidgetBuild(loaded)) throw new Error(`${file} is no server build of the widget.`);
  const build = loaded;
  return {
    renderPage: async (request) => build.render(renderInput(request, sprite)),
    renderForm: async (request) => build.renderForm(request),
    renderCaptcha: async (request) => build.renderCaptcha(request),
  };
}

/** Development: the widget's own server renders from the sources as they are now. */
export function developmentRenderer(
  url: string,
  fetch: typeof globalThis.fetch,
  sprite: string,
): PageRenderer {
  const call = async (name: keyof WidgetBuild, input: unknown): Promise<RenderedPage> => {
    const reply = await fetch(`${url}/__render`, {
      method: 'POST',
      body: JSON.stringify({ function: name, input }),
    });
    if (!reply.ok) throw new Error(`The widget's development server could not render: ${await reply.text()}`);
    return (await reply.json()) as RenderedPage;
  };
  return {
    renderPage: (request) => call('render', renderInput(request, sprite)),
    renderForm: (request) => call('renderForm', request),
    renderCaptcha: (request) => call('renderCaptcha', request),
  };
}
