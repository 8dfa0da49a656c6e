import { Readable } from 'node:stream';
import type { OperatorCallDefinition } from '@opencashier/contract/operator/define-operator-call';
import type { FastifyReply } from 'fastify';
import type { Result } from '../../use-cases/use-case.ts';
import { propertiesOf, type SchemaJson, schemaJson } from '../reference/schema-json.ts';

/** How a list can be had. */
export const exportFormats = ['json', 'csv', 'ndjson'] as const;
export type ExportFormat = Exclude<(typeof exportFormats)[number], 'json'>;

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

type Row = Readonly<Record<string, unknown>>;
type Column = readonly string[];

/** Most rows of a page that an export reads at once. */
const portion = 200;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** What spreadsheets take for a formula; numbers below zero are none. */
const formula = /^\s*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV by RFC 4180, in which no cell is a formula. */
function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

const valueAt = (row: Row, column: Column): unknown =>
  column.reduce<unknown>((at, name) => (at as Row | null | undefined)?.[name], row);

function columnsIn(json: SchemaJson, above: Column = []): readonly Column[] {
  return propertiesOf(json).flatMap(({ name, schema }) => {
    const inner = schema as SchemaJson;
    const path = [...above, name];
    return inner.type === 'object' && inner.properties ? columnsIn(inner, path) : [path];
  });
}

/** The columns of a list, the same ones whatever its rows have: those that the contract knows. */
function exportColumns({ reply, rows }: OperatorCallDefinition): readonly Column[] {
  const list = propertiesOf(schemaJson(reply, 'output')).find(({ name }) => name === rows);
  const items = (list?.schema as SchemaJson | undefined)?.items;
  return items === undefined ? [] : columnsIn(items as SchemaJson);
}

export interface ListExport {
  readonly format: ExportFormat;
  readonly call: OperatorCallDefinition;
  readonly query: Row;
  /** Reads a page of the list. */
  readonly read: (query: Row) => Promise<Result<unknown>>;
}

/** The texts of an export, page by page, so that a long list is never in memory as a whole. */
async function* textsOf({ format, call, query, read }: ListExport, first: Row): AsyncGenerator<string> {
  const columns = exportColumns(call);
  if (format === 'csv') yield lineOf(columns.map((column) => column.join('.')));
  let page: Row | undefined = first;
  while (page !== undefined) {
    const rows = (page[call.rows ?? ''] ?? []) as readonly Row[];
    const lines = rows.map((row) =>
      format === 'csv' ? lineOf(columns.map((column) => valueAt(row, column))) : `${JSON.stringify(row)}\n`,
    );
    if (lines.length > 0) yield lines.join('');
    if (typeof page.nextCursor !== 'string') return;
    const next = await read({ ...query, limit: String(portion), cursor: page.nextCursor });
    // A list that ends early looks whole: breaking off the reply does not.
    if (!next.ok) throw new Error(`An export could not go on: ${next.error.code}.`);
    page = next.data as Row;
  }
}

/** Sends a whole list as it is read; refused before anything is sent where the first page is refused. */
export async function sendExport(
  reply: FastifyReply,
  name: string,
  wanted: ListExport,
): Promise<Result<unknown>> {
  const hasPages = propertiesOf(schemaJson(wanted.call.request, 'input')).some(
    (each) => each.name === 'limit',
  );
  const query = hasPages ? { ...wanted.query, limit: String(portion) } : wanted.query;
  const first = await wanted.read(query);
  if (!first.ok) return first;
  reply
    .header('content-type', contentTypes[wanted.format])
    .header('content-disposition', `attachment; filename="${name}.${wanted.format}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
  await reply.send(Readable.from(textsOf({ ...wanted, query }, first.data as Row)));
  return first;
}
