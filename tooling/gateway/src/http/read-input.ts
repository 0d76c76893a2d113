import type { Context } from 'hono'
import type { Call } from '@saola/protocol'
import { headers } from '@saola/protocol'
import type { Services } from '../services/services.ts'
import { Fault } from './fault.ts'
import { unseal } from './unseal.ts'
import { unstorableField } from './unstorable-field.ts'

/** Collects what the caller sent for a row, sealed or not, and checks it against the row's schema. */
export async function readInput(
  context: Context,
  call: Call,
  services: Services,
  legacyAllowed: boolean,
): Promise<unknown> {
  const raw = call.sealed
    ? await readSealed(context, services, legacyAllowed)
    : await readPlain(context, call)
  const parts = { ...asRecord(raw), ...context.req.param() }
  const unstorable = unstorableField(parts)
  if (unstorable !== undefined) {
    throw new Fault('request_param_err', { field: unstorable, params: { field: unstorable } })
  }
  const result = call.input.safeParse(parts)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Fault('request_param_err', {
    field: issue?.path.join('.') || 'body',
    params: { field: issue?.path.join('.') ?? '' },
  })
}

async function readPlain(context: Context, call: Call): Promise<unknown> {
  if (call.body === 'query') return context.req.query()
  const text = await readText(context)
  if (text === '') return {}
  if (call.body === 'form') return Object.fromEntries(new URLSearchParams(text))
  return parseJson(text)
}

async function readSealed(context: Context, services: Services, legacyAllowed: boolean): Promise<unknown> {
  const body = asRecord(parseJson(await readText(context)))
  const encryption = context.req.header(headers.encryption) ?? ''
  const value = typeof body['value'] === 'string' ? body['value'] : ''
  const opened = await unseal(services.keys, { value, encryption, legacyAllowed })
  if (opened === undefined) throw new Fault('request_body_required', { field: 'value' })
  return opened
}

/** A body that breaks off is the caller's doing; its error looks like that of a database that is away. */
async function readText(context: Context): Promise<string> {
  try {
    return await context.req.text()
  } catch (cause) {
    if (cause instanceof Fault) throw cause
    throw new Fault('request_param_err', { field: 'body', params: { field: 'body' }, cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Fault('request_param_err', { field: 'body', params: { field: 'body' }, cause })
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Fault('request_param_err', { field: 'body', params: { field: 'body' } })
}
