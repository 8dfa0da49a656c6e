import { expect, it } from 'vitest';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { parent, testSession } from '../flows/testing/test-session.ts';
import { tellLanguage } from './tell-language.ts';

it.each([
  ['sv', 'en', [{ locale: 'sv', message: 'This language is not available.' }]],
  ['sv-FI', 'en', [{ locale: 'sv', message: 'This language is not available.' }]],
  // The loader has told of it.
  ['sv', 'sv', []],
  ['ar', 'en', []],
  ['de-AT', 'de', []],
  ['en-GB', 'en', []],
  [undefined, 'en', []],
])('asked for %s, shown %s', (asked, shown, told) => {
  const { host, payloads } = createTestHost();
  const session = testSession({ locale: shown });
  session.setState({ parent: parent(asked === undefined ? {} : { locale: asked }) });
  tellLanguage({ host, session });
  expect(payloads('onLocaleError')).toEqual(told);
});
