import { expect, it } from 'vitest';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { parent, testSession } from '../flows/testing/test-session.ts';
import { tellLanguage } from './tell-language.ts';

it.each([
  ['de', 'en', [{ locale: 'de', message: 'This language is not available.' }]],
  ['de-AT', 'en', [{ locale: 'de', message: 'This language is not available.' }]],
  // The loader has told of it.
  ['de', 'de', []],
  ['ar', 'en', []],
  ['en-GB', 'en', []],
  [undefined, 'en', []],
])('asked for %s, shown %s', (asked, shown, told) => {
  const { host, payloads } = createTestHost();
  const session = testSession({ locale: shown });
  session.setState({ parent: parent(asked === undefined ? {} : { locale: asked }) });
  tellLanguage({ host, session });
  expect(payloads('onLocaleError')).toEqual(told);
});
