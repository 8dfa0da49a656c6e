import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';

it('counts a test file that does not load as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}, {}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

it('counts flaky journeys and errors outside of tests as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});
