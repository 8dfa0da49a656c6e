import type { Database } from '../ports/database.ts';
import type { WidgetReports } from '../ports/widget-reports.ts';
import { byNumber, matching, newestFirst } from './newest-first.ts';
import { queriesOn } from './queries.ts';

/** What widgets report, in the database. */
export function widgetReportStore(database: Database): WidgetReports {
  const queries = queriesOn(database);
  return {
    async note(brand, { measurements, steps }, at) {
      if (measurements.length > 0) {
        const rows = measurements.map(({ key, timestamp, value }) => ({
          ...{ brand, key, at },
          seconds: value,
          told_at: timestamp,
        }));
        await queries.insertInto('measurement').values(rows).execute();
      }
      if (steps.length > 0) {
        const rows = steps.map(({ timestamp, ...step }) => ({
          ...{ brand, at, event: step.event },
          step: JSON.stringify(step),
          told_at: timestamp,
        }));
        await queries.insertInto('analytics_event').values(rows).execute();
      }
    },

    listMeasurements(filter) {
      const { brand, name: key } = filter;
      const all = queries.selectFrom('measurement').selectAll();
      return newestFirst(matching(all, { brand, key }), filter, byNumber, (rows) =>
        rows.map((row) => ({
          brand: row.brand,
          key: row.key,
          timestamp: row.told_at,
          value: row.seconds,
          at: row.at,
        })),
      );
    },

    listSteps(filter) {
      const { brand, name: event } = filter;
      const all = queries.selectFrom('analytics_event').selectAll();
      return newestFirst(matching(all, { brand, event }), filter, byNumber, (rows) =>
        rows.map((row) => ({ ...row.step, brand: row.brand, timestamp: row.told_at, at: row.at })),
      );
    },

    async sweep(before) {
      const measurements = await queries
        .deleteFrom('measurement')
        .where('at', '<', before)
        .returning('id')
        .execute();
      const steps = await queries
        .deleteFrom('analytics_event')
        .where('at', '<', before)
        .returning('id')
        .execute();
      return measurements.length + steps.length;
    },
  };
}
