import type { Page } from '../pages/page.ts'
import { readDocument, type CallDocument } from './document.ts'
import { fieldRows } from './field-rows.ts'
import { describeType } from './describe-type.ts'
import { rowOfReply, table, writeCall, type PlacedOperation } from './write-call.ts'

const group = 'Calls'

/** A page for each area of calls, one that says what holds for all of them, and one of the schemas that they share. */
export function callPages(): Page[] {
  const document = readDocument()
  const areas = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags[0] ?? '')
  return [
    { file: 'calls/index.md', group, title: 'All calls', markdown: overview(document, areas) },
    ...[...areas].map(([area, operations]): Page => {
      const calls = operations.map((each) => writeCall(each, document))
      const heading = `# Calls of the area ${area}\n\nWhat they mean to people stands among [the rules of the area](/docs/areas/${area}.md).`
      return { file: `calls/${area}.md`, group, title: area, markdown: [heading, ...calls].join('\n\n') }
    }),
    { file: 'calls/schemas.md', group, title: 'Shared schemas', markdown: sharedSchemas(document) },
  ]
}

function operationsOf({ paths }: CallDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

function overview(document: CallDocument, areas: Map<string, PlacedOperation[]>): string {
  const { parameters, responses } = document.components
  const count = [...areas.values()].reduce((sum, each) => sum + each.length, 0)
  const listed = [...areas].map(([area, operations]) => [
    `[${area}](/calls/${area}.md)`,
    operations.map(({ operation }) => `\`${operation.operationId.split('.')[1]}\``).join(', '),
  ])
  const headers = Object.values(parameters).map(({ name, required, description = '', schema }) => [
    `\`${name}\``,
    describeType(schema),
    required === true ? 'yes' : '',
    description,
  ])
  const refusals = Object.entries(responses).map(([name, { description }]) => [
    name.replace('Refused', ''),
    description,
  ])
  return [
    '# Calls',
    `${count} calls, made from the rows that the gateway, the apps and the client are made of.`,
    '<p><a class="workshop-link" href="/openapi.json" download target="_self">Download openapi.json</a></p>',
    `It is OpenAPI 3.1; a gateway that runs serves its own at \`${document.servers[0]?.url}/openapi.json\`. [How to generate a client from it](/docs/how-to/generate-a-client.md).`,
    table(['area', 'calls'], listed),
    document.info.description,
    '## Headers of every call',
    '`Encryption` and `Idempotency-Key` are for calls that name them.',
    table(['header', 'type', 'required', 'what'], headers),
    '## Refusals',
    table(['status', 'why, and with which codes'], refusals),
  ].join('\n\n')
}

function sharedSchemas({ components }: CallDocument): string {
  const sections = Object.entries(components.schemas).map(([name, schema]) => {
    const rows = fieldRows(schema).map(rowOfReply)
    return [`## ${name}`, rows.length > 0 ? table(['field', 'type', 'what'], rows) : '']
  })
  return ['# Shared schemas', 'What several calls describe alike stands here once.', ...sections.flat()].join(
    '\n\n',
  )
}
