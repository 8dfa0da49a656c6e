import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { embedProblems, widgetProblems } from './sizes.mjs';

/** Text that no compression makes smaller than this many bytes. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');

const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['shared'],
    dynamicImports: ['list'],
    css: ['main.css'],
  },
  shared: { file: 'shared.js', imports: ['index.html'] },
  list: { file: 'list.js', isDynamicEntry: true, imports: ['shared'], css: ['list.css', 'main.css'] },
  visit: { file: 'visit.js', name: 'visit', imports: ['index.html'] },
  'captcha.html': { file: 'captcha.js', isEntry: true },
};

function widget(files: Readonly<Record<string, string>>): string {
  const all = {
    'main.js': '',
    'main.css': '',
    'shared.js': '',
    'list.js': '',
    'list.css': '',
    'visit.js': '',
    'captcha.js': '',
  };
  return temporaryFolder({ '.vite/manifest.json': JSON.stringify(manifest), ...all, ...files });
}

describe('widgetProblems', () => {
  it('is content within the budget', () => {
    expect(widgetProblems(widget({ 'main.js': noise(80_000), 'list.js': noise(9_000) }))).toEqual([]);
  });

  it('adds page, script, style and static imports to the first load, but no later chunk', () => {
    const files = { 'index.html': noise(25_000), 'main.js': noise(25_000), 'main.css': noise(25_000) };
    expect(widgetProblems(widget(files))).toEqual([]);
    expect(widgetProblems(widget({ ...files, 'shared.js': noise(25_000) }))).toEqual([
      expect.stringMatching(/^First load: 1\d\d\.\d kB brotli, 85\.0 kB allowed\.$/),
    ]);
  });

  it('weighs each later chunk with the styles that come with it', () => {
    const problems = widgetProblems(
      widget({ 'list.js': noise(10_000), 'list.css': noise(6_000), 'main.css': noise(20_000) }),
    );
    expect(problems).toEqual([expect.stringMatching(/^Chunk list\.js: 16\.\d kB brotli/)]);
  });

  it('weighs the visit by a budget of its own', () => {
    expect(widgetProblems(widget({ 'visit.js': noise(16_000) }))).toEqual([]);
    expect(widgetProblems(widget({ 'visit.js': noise(18_000) }))).toEqual([
      expect.stringMatching(/^Visit: 18\.\d kB brotli, 17\.0 kB allowed/),
    ]);
  });

  it('weighs each locale', () => {
    const problems = widgetProblems(
      widget({ 'locales/en.json': noise(100), 'locales/th.json': noise(13_000) }),
    );
    expect(problems).toEqual([expect.stringMatching(/^locales\/th\.json: 13\.\d kB/)]);
  });

  it('weighs a locale with the largest of its areas', () => {
    const files = {
      'locales/th.json': noise(5_000),
      'locales/one/th.json': noise(3_000),
      'locales/two/th.json': noise(2_000),
    };
    expect(widgetProblems(widget(files))).toEqual([]);
    const problems = widgetProblems(widget({ ...files, 'locales/two/th.json': noise(8_000) }));
    expect(problems).toEqual([
      expect.stringMatching(/^locales\/th\.json with locales\/two\/th\.json: 1\d\.\d kB/),
    ]);
  });

  it('does not pass a widget that is not built', () => {
    expect(widgetProblems(temporaryFolder())).toHaveLength(1);
  });
});

describe('embedProblems', () => {
  it('weighs a script with what it imports', () => {
    const dist = temporaryFolder({ 'a.js': `import{b}from"./b.js";//${noise(2_000)}`, 'b.js': noise(4_000) });
    expect(embedProblems(dist)).toEqual([expect.stringMatching(/^SDK a\.js: 6\.\d kB gzip/)]);
  });

  it('weighs scripts apart that do not import each other', () => {
    const dist = temporaryFolder({ 'a.js': noise(3_000), 'b.mjs': noise(6_000), 'b.d.ts': noise(9_000) });
    expect(embedProblems(dist)).toEqual([expect.stringMatching(/^SDK b\.mjs: 6\.\d kB gzip/)]);
  });

  it('does not pass an SDK that is not built', () => {
    expect(embedProblems(temporaryFolder())).toHaveLength(1);
  });
});
