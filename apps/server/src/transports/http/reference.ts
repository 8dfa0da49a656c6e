import type { FastifyInstance } from 'fastify';
import { type DocumentOptions, openApiDocument } from '../reference/openapi-document.ts';
import { referencePage } from '../reference/reference-page.ts';
import { sendPage, withHead } from './packed-page.ts';

/** `/api/openapi.json` and its page `/api/docs`. The document may be read from anywhere: it tells nothing of anybody. */
export function addReference(app: FastifyInstance, options: DocumentOptions): void {
  const document = openApiDocument(options);
  const text = JSON.stringify(document);
  const page = referencePage(document);
  app.get('/api/openapi.json', withHead, async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-type', 'application/json; charset=utf-8')
      .send(text),
  );
  app.get('/api/docs', withHead, async (request, reply) => sendPage(request, reply, page));
}
