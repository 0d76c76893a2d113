import { calls } from '../calls/calls.ts'
import type { Reply } from '../http/wire.ts'

/** What this company publishes of its gateway: OpenAPI with paths and verbs, and no more. */
export function documentPage(origin: string): Reply {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path } of calls) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: { responses: { 200: { description: 'OK' } } } }
  }
  const info = { title: 'Mekong', version: '7' }
  return { status: 200, type: 'json', body: { openapi: '3.0.3', info, servers: [{ url: origin }], paths } }
}
