import { allCalls, headers, type Call } from '@saola/protocol'
import { describeCall } from './describe-call.ts'
import { headerParameters } from './header-parameters.ts'
import { createNamedSchemas } from './named-schemas.ts'
import { ownNames } from './own-names.ts'
import { refusalResponses, refusalSchema } from './refusals.ts'
import { shareSchemas } from './share-schemas.ts'

/** The OpenAPI 3.1 document of calls, made from their rows; `server` is where they are asked, `x-access` says who may. */
export function openApiDocument(calls: readonly Call[], server: string): object {
  const schemas = createNamedSchemas()
  const asked = calls.filter((call) => call.answeredBy !== 'site')
  const paths: Record<string, Record<string, object>> = {}
  for (const call of asked) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, schemas) }
  }
  const shared = shareSchemas(paths, ['Refusal', ...Object.keys(schemas.all())], ownNames(allCalls()))
  const areas = [...new Set(asked.map(({ id }) => id.split('.')[0] ?? ''))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saola gateway',
      version: '3',
      summary: 'Every call of the platform.',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'This gateway' }],
    tags: areas.map((name) => ({ name, description: `Calls of the area ${name}.` })),
    // Each call says for itself whether it takes a token.
    security: [],
    paths: shared.operations,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: headers.authorization,
          description:
            'The token of a session as `session.login` answers it: bare, without `Bearer` before it.',
        },
      },
      parameters: headerParameters,
      responses: refusalResponses,
      schemas: { Refusal: refusalSchema, ...schemas.all(), ...shared.schemas },
    },
  }
}

const about = `
Calls under \`/wps\` answer in an envelope: \`{ "success": true, "value": … }\`. The others answer bare.

**Refusals.** What is refused answers \`{ "success": false, "message", "errorCode" }\` with a status of 400 and above, whatever the
path. \`message\` is for people, in the language of the request; \`errorCode\` is for branching. After a 429 and a 503,
\`Retry-After\` says in seconds when to ask again.

**Sealing.** The body of a call with the header \`Encryption\` travels sealed, as \`{ "value": "…" }\`. \`GET /wps/session/key/jwk\` gives
the gateway's public key; \`value\` is the input as JSON in a JWE in compact form (RFC 7516), with \`RSA-OAEP-256\` and \`A256GCM\`,
under the \`kid\` of that key, and \`Encryption\` says \`JWE\` and that \`kid\`. What is inside is described as the \`contentSchema\` of \`value\`.

**Money.** A call that moves money carries an \`Idempotency-Key\`. The same key with the same request answers with the first
result; with another request it is refused (409). Send a call whose answer was lost again under its own key.
`.trim()
