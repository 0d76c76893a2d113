/**
 * Schemas of the protocol in an app: each is built when the first answer is read by it. A page would else build those of
 * all its calls while it starts, a quarter of a second on a poor phone, and read a handful of answers.
 *
 * @module
 */
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree } from 'vite'

const runtime = fileURLToPath(new URL('./late.ts', import.meta.url))

/** What builds a schema: a member of zod, and the protocol's own helpers. */
const builders = ['z', 'shortText', 'maybe', 'orElse', 'listOf', 'valuesOf']

type Part = { type: string; start: number; end: number }
type Called = Part & { callee?: Called; object?: Called; name?: string }

/** Puts `late(() => ...)` around every schema that a file keeps by a name, and around the reply of a row. */
export function lateSchemas(code: string): string {
  if (!code.includes("'zod/mini'")) return code
  const { program } = parseSync('schemas.ts', code)
  const schemas = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression') return []
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineCall') return [init]
      const [parts] = init.arguments
      return parts?.type !== 'ObjectExpression' ? [] : parts.properties.flatMap(replyOf)
    })
  })
  const late = schemas.filter((schema) => builders.includes(firstName(schema) ?? ''))
  if (late.length === 0) return code
  // From the end, so that what stands before keeps its place.
  const changed = late.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}late(() => ${rest.slice(start, end)})${rest.slice(end)}`,
    code,
  )
  return `import { late } from ${JSON.stringify(runtime)}\n${changed}`
}

function replyOf(property: ESTree.ObjectPropertyKind): Part[] {
  return property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'reply'
    ? [property.value]
    : []
}

/** `z` of `z.string().check(...)`, `maybe` of `maybe(...)`; nothing for what is no call. */
function firstName(part: Called): string | undefined {
  if (part.type === 'Identifier') return part.name
  if (part.type === 'CallExpression' && part.callee) return firstName(part.callee)
  return part.type === 'MemberExpression' && part.object ? firstName(part.object) : undefined
}
