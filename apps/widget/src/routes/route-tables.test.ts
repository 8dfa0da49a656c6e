import { describe, expect, it } from 'vitest';
import { standardRouteNames, sweepstakeRouteNames } from '../flows/route-names.ts';
import { matchRoute, pathBelow, routeNamed } from './route-match.ts';
import { standardRoutes } from './standard-routes.ts';
import { sweepstakeRoutes } from './sweepstake-routes.ts';

describe('the paths', () => {
  const below = (area: string, ...paths: string[]) => ['', ...paths].map((path) => `/${area}${path}`);

  it('of the standard set are the promised ones', () => {
    expect(standardRoutes.routes.map(({ path }) => path).sort()).toEqual(
      [
        ...below('deposit', '/region', '/group', '/group/redirect', '/crypto', '/crypto/address'),
        ...below('deposit/redirect', '/instruction', '/eazype', '/pix', '/unified-form'),
        ...below('deposit/india', '/invoice'),
        ...below('deposit/onramp', '/offer-list'),
        ...below('deposit/peer-to-peer', '/base', '/invoice', '/unified-form', '/instruction'),
        ...['host-to-host', 'cash', 'bonus-details', 'video-instruction', 'complete'].map(
          (path) => `/deposit/${path}`,
        ),
        ...below('withdrawal', '/region', '/nigerian-banks', '/group', '/group/redirect'),
        ...below('withdrawal/redirect', '/instruction'),
        ...['/history', '/limits'],
        ...['/withdrawal/confirm', '/withdrawal/complete', '/empty', '/empty/region', '/error', '/form'],
      ].sort(),
    );
  });

  it('of the sweepstake set are the promised ones', () => {
    expect(sweepstakeRoutes.routes.map(({ path }) => path).sort()).toEqual(
      [
        ...below('deposit', '/select-method', '/crypto', '/crypto/address', '/complete'),
        ...below('withdrawal', '/crypto', '/crypto/convert', '/complete'),
        ...['/empty', '/error', '/form'],
      ].sort(),
    );
  });
});

describe.each([
  ['standard', standardRoutes, standardRouteNames],
  ['sweepstake', sweepstakeRoutes, sweepstakeRouteNames],
] as const)('the %s set', (_name, set, names) => {
  it('declares every route of its list once', () => {
    expect(set.routes.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(new Set(set.routes.map(({ path }) => path)).size).toBe(set.routes.length);
  });

  it('leads back inside itself', () => {
    const own = set.routes.map(({ name }) => name);
    for (const { backRoute } of set.routes) if (backRoute) expect(own).toContain(backRoute);
  });

  it('can be walked back to a top-level route from everywhere', () => {
    for (const start of set.routes) {
      let route = start;
      for (let step = 0; !route.isTopLevel && step < 10; step += 1) {
        expect(route.backRoute).toBeDefined();
        route = routeNamed(set, route.backRoute ?? set.home);
      }
      expect(route.isTopLevel).toBe(true);
    }
  });

  it('says whose transaction each deposit and withdrawal page belongs to', () => {
    for (const { path, transaction } of set.routes) {
      const [, area] = path.split('/');
      if (area === 'deposit' || area === 'withdrawal') expect(transaction).toBe(area);
    }
  });

  it('hides the closing button on the form page alone', () => {
    expect(set.routes.filter(({ isCloseHidden }) => isCloseHidden).map(({ path }) => path)).toEqual([
      '/form',
    ]);
  });

  it('knows where the empty and the unknown path lead', () => {
    expect(matchRoute(set, '').route.path).toBe('/deposit');
    expect(matchRoute(set, '/').route.path).toBe('/deposit');
    expect(matchRoute(set, '/nowhere')).toMatchObject({ isExact: false, route: { path: '/deposit' } });
    expect(matchRoute(set, '/deposit/').isExact).toBe(true);
  });
});

describe('the routes of the sweepstakes that stand for others', () => {
  const standing = sweepstakeRoutes.routes.flatMap(({ name, standsFor = [] }) =>
    standsFor.map((other) => [other, name] as const),
  );

  it.each(standing)('%s leads to %s', (other, name) => {
    expect(routeNamed(sweepstakeRoutes, other).name).toBe(name);
  });

  it('stand for routes of the standard set, each once', () => {
    const others = standing.map(([other]) => other);
    expect(new Set(others).size).toBe(others.length);
    expect(others.filter((other) => !standardRoutes.routes.some(({ name }) => name === other))).toEqual([]);
  });

  it('leave all others to the packages', () => {
    expect(routeNamed(sweepstakeRoutes, 'depositPix').name).toBe('sweepDeposit');
    expect(routeNamed(standardRoutes, 'sweepWithdrawal').name).toBe('deposit');
  });
});

describe('the path below the prefix', () => {
  it('is what follows it, and only it', () => {
    expect(pathBelow('cashier', '/cashier/deposit')).toBe('/deposit');
    expect(pathBelow('cashier', '/cashier')).toBe('');
    expect(pathBelow('cashier', '/cashiers/deposit')).toBe('/cashiers/deposit');
  });
});
