import { errorCodes, type Call } from '@saola/protocol'

/** The body of every refusal; `errorCode` is one of the codes of the protocol, and newer gateways may know more. */
export const refusalSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For people, in the language of the request.' },
    errorCode: { type: 'string', enum: Object.keys(errorCodes), description: 'For branching.' },
    field: { type: 'string', description: 'The input that was refused.' },
    reference: { type: 'string', description: 'Stands in the gateway’s log too.' },
    value: { description: 'What the caller needs to go on, such as the ways to pass a challenge.' },
  },
  required: ['success', 'message', 'errorCode'],
}

/** What is said of each status that carries refusals. */
const refusedBecause: Readonly<Record<number, string>> = {
  400: 'The input or the moment does not allow it.',
  401: 'Nobody is signed in under this token.',
  403: 'The account, its region or its own limits do not allow it.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'Something else has happened meanwhile, or the key was used for another request.',
  413: 'The body is too large.',
  429: 'Asked too often.',
  500: 'The gateway or somebody behind it failed; a code of the family may say more.',
  503: 'Closed for maintenance, or the gateway cannot do it now; the same request may be sent again.',
}

const mayComeLater = [429, 503]

const retryAfter = { description: 'Seconds until it may be asked again.', schema: { type: 'integer' } }

/** A response for each status that a code of the protocol has. */
export const refusalResponses = Object.fromEntries(
  Object.entries(refusedBecause).map(([status, description]) => [
    nameOf(Number(status)),
    {
      description: `${description} Codes: ${codesOf(Number(status)).join(', ')}.`,
      ...(mayComeLater.includes(Number(status)) ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
)

/** References to the refusals that a call may answer with. */
export function refusalsOf(call: Call): Record<string, object> {
  const statuses = [400, 403, 404, 429, 500, 503]
  if (call.token !== 'none') statuses.push(401)
  if (call.body !== 'query') statuses.push(413)
  if (call.method !== 'GET') statuses.push(409)
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
}

function nameOf(status: number): string {
  return `Refused${status}`
}

function codesOf(status: number): string[] {
  return Object.entries(errorCodes)
    .filter(([, carriedBy]) => carriedBy === status)
    .map(([code]) => `\`${code}\``)
}
