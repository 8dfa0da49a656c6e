import type { BrowserContext } from '@playwright/test';

/** What no page of ours may do, whatever else a test looks at. */
export interface Watch {
  /** Violations of the content security policy and uncaught errors, in every page and frame so far. */
  problems(): readonly string[];
}

const bindingName = '__reportViolation';

/**
 * Listens in all present and coming pages and frames of a context. Call it before the first page is opened.
 */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const problems: string[] = [];
  await context.exposeBinding(bindingName, (_source, violation: string) => {
    problems.push(violation);
  });
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, name);
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const where = `${location.origin}${location.pathname} (${sourceFile ?? ''}:${lineNumber})`;
      if (typeof report === 'function') report(`CSP ${effectiveDirective} blocked ${blockedURI} in ${where}`);
    });
  }, bindingName);
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`Uncaught in ${webError.page()?.url() ?? 'a page'}: ${error.stack ?? error.message}`);
  });
  return { problems: () => problems };
}
