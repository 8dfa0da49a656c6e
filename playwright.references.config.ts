import base from './playwright.config.ts';

/** Draws the visual references anew (`npm run references`): pictures to look at, not to compare by machine. */
export default { ...base, testDir: 'e2e/references', timeout: 600_000 };
