import { gatewayVersion, headers, type Call } from '@saola/protocol'

type Parameter = {
  name: string
  in: 'header'
  required: boolean
  description: string
  schema: object
}

const text = { type: 'string' }

/** The headers of calls (wire 4), by the names that a call refers to them by. */
export const headerParameters = {
  Merchant: {
    name: headers.merchant,
    in: 'header',
    required: true,
    description: 'The brand that is asked, exactly once.',
    schema: { type: 'string', examples: ['saola'] },
  },
  Language: {
    name: headers.language,
    in: 'header',
    required: false,
    description: 'The language of texts and messages.',
    schema: { type: 'string', enum: ['VI', 'EN'], default: 'VI' },
  },
  Device: {
    name: headers.device,
    in: 'header',
    required: false,
    description: 'The kind of client; `web` for a browser.',
    schema: text,
  },
  ModuleId: {
    name: headers.moduleId,
    in: 'header',
    required: false,
    description:
      'The module that a call belongs to, as gateways of this family want it; this one reads it from nobody.',
    schema: text,
  },
  GatewayVersion: {
    name: headers.gatewayVersion,
    in: 'header',
    required: false,
    description: 'The version of the protocol that the client speaks.',
    schema: { type: 'string', enum: [gatewayVersion] },
  },
  Encryption: {
    name: headers.encryption,
    in: 'header',
    required: true,
    description:
      'How the body is sealed: `JWE` and the `kid` of the key, or for merchants that know no other the key of the legacy seal under RSA, in hex.',
    schema: text,
  },
  IdempotencyKey: {
    name: headers.idempotencyKey,
    in: 'header',
    required: true,
    description: 'A key of the client’s own for this one movement of money.',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
} as const satisfies Record<string, Parameter>

/** References to the headers that a call takes. */
export function headersOf(call: Call): object[] {
  const names: (keyof typeof headerParameters)[] = [
    'Merchant',
    'Language',
    'Device',
    'ModuleId',
    'GatewayVersion',
  ]
  if (call.sealed) names.push('Encryption')
  if (call.money) names.push('IdempotencyKey')
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
