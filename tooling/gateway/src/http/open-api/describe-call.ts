import type { Access, Call } from '@saola/protocol'
import { headersOf } from './header-parameters.ts'
import type { JsonSchema, NamedSchemas } from './named-schemas.ts'
import { refusalsOf } from './refusals.ts'

/** One call as an operation of OpenAPI. */
export function describeCall(call: Call, schemas: NamedSchemas): object {
  const input = schemas.read(call.input, `${call.id}.input`)
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const { properties = {}, required = [] } = input
  const asQuery = call.body === 'query'
  const inHeader = call.announced ?? []
  return {
    operationId: call.id,
    summary: call.about,
    description: descriptionOf(call),
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    security: securityOf(call),
    parameters: [
      ...headersOf(call),
      ...inPath.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: properties[name] ?? { type: 'string' },
      })),
      ...inHeader.map((name) => ({ name, in: 'header', schema: properties[name] ?? {} })),
      ...(asQuery
        ? queryOf(
            call,
            Object.entries(properties).filter(([name]) => !inPath.includes(name)),
            required,
          )
        : []),
    ],
    ...(asQuery ? {} : { requestBody: bodyOf(call, without(input, inPath)) }),
    responses: {
      200: {
        description: 'Done.',
        content: { [contentTypeOf(call)]: { schema: replyOf(call, schemas) } },
      },
      ...refusalsOf(call),
    },
  }
}

const whoMay: Readonly<Record<Access, string>> = {
  visitor: 'For everybody.',
  'signed-in': 'For whoever is signed in.',
  'real-account': 'For whoever is signed in, trial accounts excepted.',
  member: 'For members.',
  agent: 'For agents.',
}

function descriptionOf(call: Call): string {
  const { access, sealed: isSealed, money, sentInstead } = call
  return [
    whoMay[access],
    ...(isSealed ? ['The body travels sealed.'] : []),
    ...(money ? ['Moves money.'] : []),
    ...(sentInstead === undefined ? [] : [`Clients that know it send \`${sentInstead}\` instead.`]),
  ].join(' ')
}

/** A call that a visitor may make with or without a token names both. */
function securityOf({ token }: Call): object[] {
  if (token === 'none') return []
  return token === 'required' ? [{ token: [] }] : [{}, { token: [] }]
}

function queryOf(
  call: Call,
  named: [name: string, schema: JsonSchema][],
  required: readonly string[],
): object[] {
  const asked = named.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  if (!call.timestamp || named.some(([name]) => name === 't')) return asked
  const description = 'The time in milliseconds, so that no cache answers.'
  return [...asked, { name: 't', in: 'query', required: false, description, schema: { type: 'integer' } }]
}

/** The body with what it holds; a sealed one holds its input as a JWE. */
function bodyOf(call: Call, input: JsonSchema): object {
  const contentType = call.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const schema = call.sealed ? sealed(input) : input
  const required = call.sealed || (input.required ?? []).length > 0
  return { required, content: { [contentType]: { schema } } }
}

function sealed(input: JsonSchema): JsonSchema {
  const value = { type: 'string', contentMediaType: 'application/jose', contentSchema: input }
  return { type: 'object', properties: { value }, required: ['value'] }
}

/** The input less what stands in the path. */
function without(input: JsonSchema, names: readonly string[]): JsonSchema {
  if (names.length === 0) return input
  const { properties = {}, required = [], ...rest } = input
  const left = required.filter((name) => !names.includes(name))
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 ? { required: left } : {}),
  }
}

function contentTypeOf(call: Call): string {
  if (call.answer === 'file') return 'application/octet-stream'
  return call.answer === 'text' ? 'text/plain' : 'application/json'
}

function replyOf(call: Call, schemas: NamedSchemas): JsonSchema {
  const value = schemas.read(call.reply, `${call.id}.reply`)
  if (call.answer === 'file') return { type: 'string', format: 'binary' }
  if (call.answer === 'bare' || call.answer === 'text') return value
  return { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }
}
