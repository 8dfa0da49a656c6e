import { success } from '../use-case.ts';
import { pageOf } from './brand-scope.ts';
import { type OperatorDeps, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

const told = <Report extends { readonly at: Date }>({ at, ...report }: Report) => ({
  ...report,
  at: at.toISOString(),
});

export function listMeasurements({ desk, brands }: OperatorDeps): OperatorUseCase<'measurements-list'> {
  return async ({ key: name, ...asked }, { key }) => {
    const filter = pageOf(brands, key, asked);
    if (!filter.ok) return filter;
    const page = await desk.reports.listMeasurements({ ...filter.data, ...present({ name }) });
    return success({ measurements: page.items.map(told), ...present({ nextCursor: page.nextCursor }) });
  };
}

export function listAnalyticsEvents({
  desk,
  brands,
}: OperatorDeps): OperatorUseCase<'analytics-events-list'> {
  return async ({ event: name, ...asked }, { key }) => {
    const filter = pageOf(brands, key, asked);
    if (!filter.ok) return filter;
    const page = await desk.reports.listSteps({ ...filter.data, ...present({ name }) });
    return success({ events: page.items.map(told), ...present({ nextCursor: page.nextCursor }) });
  };
}
