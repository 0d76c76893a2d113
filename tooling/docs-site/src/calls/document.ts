import { openApiDocument } from '@saola/gateway'
import { allCalls } from '@saola/protocol'

/** A JSON schema as far as the pages read it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  description?: string
  contentSchema?: Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

export type Parameter = {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export type CallDocument = {
  info: { description: string }
  servers: { url: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Parameter>
    responses: Record<string, { description: string }>
    schemas: Record<string, Schema>
  }
}

/** Where a gateway of one's own answers, as the README says. */
const server = 'http://127.0.0.1:4000'

/** The OpenAPI document that the gateway serves at `/openapi.json`. */
export function readDocument(): CallDocument {
  return openApiDocument(allCalls(), server) as CallDocument
}
