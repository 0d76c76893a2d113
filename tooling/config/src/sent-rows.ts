/**
 * The protocol's rows as an app needs them: it sends calls and reads answers.
 *
 * @module
 */
import { parseSync } from 'vite'

/** Fields of a row (protocol's `call.ts`) for whoever answers it, or writes documents and tests of it. */
export const unsentFields = [
  'about',
  'access',
  'alwaysOpen',
  'answeredBy',
  'feedsPlay',
  'input',
  'largestBody',
  'openIds',
  'sentInstead',
] as const

/**
 * Takes these fields out of the rows that a file of the protocol exports. An app would else carry the schema of every
 * input, which it never checks: the gateway does.
 */
export function onlySent(code: string): string {
  if (!code.includes('defineCall(')) return code
  const { program } = parseSync('row.ts', code)
  const cuts = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => {
      const isRow =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'defineCall'
      const [parts] = isRow ? init.arguments : []
      return parts?.type === 'ObjectExpression' ? parts.properties.filter(isUnsent) : []
    })
  })
  // From the end, so that what stands before keeps its place.
  return cuts.reduceRight((rest, { start, end }) => {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0
    return rest.slice(0, start) + rest.slice(end + comma)
  }, code)
}

function isUnsent(property: { type: string; key?: { type: string; name?: unknown } }): boolean {
  return property.key?.type === 'Identifier' && unsentFields.some((field) => field === property.key?.name)
}
