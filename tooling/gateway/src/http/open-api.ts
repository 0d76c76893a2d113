import * as z from 'zod'
import { headers, type Call } from '@saola/protocol'

/** The OpenAPI 3.1 document of calls, made from their rows; `x-access` says who may call. */
export function openApiDocument(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  return { openapi: '3.1.0', info: { title: 'Saola gateway', version: '3' }, paths }
}

function describe(call: Call): object {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>
    required?: string[]
  }
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const named = Object.entries(input.properties ?? {}).filter(
    ([name]) => call.body === 'query' || inPath.includes(name),
  )
  return {
    operationId: call.id,
    summary: call.about,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    parameters: [
      { name: headers.merchant, in: 'header', required: true, schema: { type: 'string' } },
      ...named.map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: inPath.includes(name) || (input.required?.includes(name) ?? false),
        schema,
      })),
    ],
    ...(call.body === 'query'
      ? {}
      : { requestBody: { content: { [contentType(call)]: { schema: input } } } }),
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: replySchema(call) } } } },
  }
}

function contentType(call: Call): string {
  return call.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

function replySchema(call: Call): object {
  const value = z.toJSONSchema(call.reply, { io: 'input', unrepresentable: 'any' })
  if (call.answer === 'file') return { type: 'string', format: 'binary' }
  if (call.answer === 'bare' || call.answer === 'text') return value
  return { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }
}
