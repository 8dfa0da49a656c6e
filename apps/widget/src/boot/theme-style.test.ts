import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForScript } from './html.ts';
import { themeStyle } from './theme-style.ts';

describe('the operator’s look', () => {
  it('becomes custom properties', () => {
    expect(themeStyle({ tokens: { accent: '#0a0', 'radius-tile': '4px' } })).toBe(
      ':root[data-theme]{--accent:#0a0;--radius-tile:4px}',
    );
    expect(themeStyle({ mode: 'dark' })).toBe('');
    expect(themeStyle(undefined)).toBe('');
  });

  it.each(['red}body{display:none', 'red;--x:1', '</style><script>', 'a\\7d', 'a{'])(
    'leaves out a value that is more than a value: %s',
    (value) => {
      expect(themeStyle({ tokens: { accent: value, text: '#000' } })).toBe(':root[data-theme]{--text:#000}');
    },
  );
});

describe('text in a page', () => {
  it('cannot end an element or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });

  it('of a script cannot end it, and stays the same JSON', () => {
    const value = { a: '</script><!--\u2028\u2029' };
    const json = jsonForScript(value);
    expect(json).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
