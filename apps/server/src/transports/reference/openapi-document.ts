import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import { type CallName, calls } from '@opencashier/contract/calls/registry';
import { idempotencyHeader, languageHeader } from '@opencashier/contract/constants';
import { failureEnvelope } from '@opencashier/contract/envelope';
import { errorCodes } from '@opencashier/contract/errors';
import type { OperatorCallDefinition } from '@opencashier/contract/operator/define-operator-call';
import { operatorCalls } from '@opencashier/contract/operator/registry';
import { requestExamples } from './examples.ts';
import { purposeOf, purposes } from './purposes.ts';
import { propertiesOf, type SchemaJson, schemaJson, withoutProperties } from './schema-json.ts';

export interface DocumentOptions {
  readonly publicUrl: string;
  readonly apiPrefix: string;
  readonly version: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>> & { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const failure = { $ref: '#/components/responses/Failure' };

function responsesOf(reply: SchemaJson): Operation['responses'] {
  const schema = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: 200 }, data: reply },
  };
  return {
    '200': { description: 'Done.', content: { 'application/json': { schema } } },
    default: failure,
  };
}

function bodyOf(schema: SchemaJson, example?: unknown): unknown {
  return {
    required: Array.isArray(schema.required) && schema.required.length > 0,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
  };
}

function parametersOf(schema: SchemaJson, within: 'query' | 'path'): readonly unknown[] {
  return propertiesOf(schema).map(({ name, schema: property, isRequired }) => ({
    name,
    in: within,
    required: within === 'path' || isRequired,
    schema: property,
  }));
}

function callOperation(name: CallName, call: CallDefinition): Operation {
  const request = schemaJson(call.request, 'input');
  const parameters = [
    { $ref: '#/components/parameters/Language' },
    ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(call.method === 'GET' ? parametersOf(request, 'query') : []),
  ];
  return {
    operationId: name,
    tags: [purposeOf[name]],
    summary: call.summary,
    security: call.access === 'player' ? [{ playerToken: [] }] : [],
    parameters,
    ...(call.method === 'POST' && { requestBody: bodyOf(request, requestExamples[name]) }),
    responses: responsesOf(schemaJson(call.reply, 'output')),
  };
}

/** Whose keys may make a call, in words. */
function demandOf({ role, isOfAllBrands }: OperatorCallDefinition): string {
  const whose =
    role === 'keeper'
      ? 'Takes a key that the configuration lets keep the others.'
      : `Takes a key of the role \`${role}\` or above.`;
  return isOfAllBrands ? `${whose} It is about all brands, and the key must see them all.` : whose;
}

/** A list can be had as a file too. */
function withFiles(
  responses: Operation['responses'],
  { rows }: OperatorCallDefinition,
): Operation['responses'] {
  const done = responses['200'] as { readonly content: object };
  if (rows === undefined) return responses;
  const text = { schema: { type: 'string' } };
  return {
    ...responses,
    '200': { ...done, content: { ...done.content, 'text/csv': text, 'application/x-ndjson': text } },
  };
}

function operatorOperation(name: string, call: OperatorCallDefinition): Operation {
  const request = schemaJson(call.request, 'input');
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part));
  const outside = new Set(propertiesOf(request).flatMap(({ name }) => (inPath.has(name) ? [] : [name])));
  const rest = withoutProperties(request, inPath);
  const parameters = [
    ...(call.repetition === 'key' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...parametersOf(withoutProperties(request, outside), 'path'),
    ...(call.method === 'GET' ? parametersOf(rest, 'query') : []),
    ...(call.rows === undefined ? [] : [{ $ref: '#/components/parameters/Format' }]),
  ];
  return {
    operationId: `operator-${name}`,
    tags: ['Operator'],
    summary: call.summary,
    description: demandOf(call),
    security: [{ operatorKey: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && propertiesOf(rest).length > 0 && { requestBody: bodyOf(rest) }),
    responses: withFiles(responsesOf(schemaJson(call.reply, 'output')), call),
  };
}

function pathsOf({ apiPrefix }: DocumentOptions): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation): void => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, call] of Object.entries(calls) as [CallName, CallDefinition][]) {
    add(`/api/${apiPrefix}/${call.path}`, call.method, callOperation(name, call));
  }
  for (const [name, call] of Object.entries<OperatorCallDefinition>(operatorCalls)) {
    add(`/api/operator${call.path}`, call.method, operatorOperation(name, call));
  }
  return paths;
}

const components = {
  securitySchemes: {
    playerToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token that the operator signed for one player of one brand.',
    },
    operatorKey: { type: 'http', scheme: 'bearer', description: 'A key of the operator’s API.' },
  },
  parameters: {
    IdempotencyKey: {
      name: idempotencyHeader,
      in: 'header',
      required: true,
      description:
        'One per wish (of a player: per attempt), the same on every repetition: the stored reply comes back and nothing is done twice. On the socket it stands in the payload as `idempotencyKey`.',
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    },
    Format: {
      name: 'format',
      in: 'query',
      required: false,
      description:
        'As a file: the whole list from the cursor on, whatever `limit` says. In CSV nested values have dots in their names, and a cell that a spreadsheet would take for a formula begins with an apostrophe.',
      schema: { type: 'string', enum: ['json', 'csv', 'ndjson'], default: 'json' },
    },
    Language: {
      name: languageHeader,
      in: 'header',
      required: false,
      description: 'The player’s language, for texts that the server writes.',
      schema: { type: 'string' },
    },
  },
  responses: {
    Failure: {
      description: 'Refused or failed; `error.code` says why.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  schemas: {
    Failure: schemaJson(failureEnvelope, 'output'),
    ErrorCode: { type: 'string', enum: [...errorCodes] },
  },
} as const;

/** The OpenAPI document of everything that the server answers over HTTP, made from the contract. */
export function openApiDocument(options: DocumentOptions): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'OpenCashier',
      version: options.version,
      description:
        'Calls of the widget, which also run over the socket as events `{prefix}/{path}` with the same payloads and envelopes, and the operator’s API.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.publicUrl }],
    tags: [
      ...Object.entries(purposes).map(([name, description]) => ({ name, description })),
      { name: 'Operator', description: 'What the operator’s own servers ask, by key.' },
    ],
    paths: pathsOf(options),
    components,
  };
}
