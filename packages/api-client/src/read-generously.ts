import type { Call } from '@saola/protocol'

/** What is known of a schema from outside: how it is built, and what it reads. */
type Schema = {
  readonly def: {
    readonly type: string
    readonly shape?: Readonly<Record<string, Schema>>
    readonly element?: Schema
    readonly valueType?: Schema
    readonly innerType?: Schema
    readonly in?: Schema
    readonly options?: readonly Schema[]
    readonly getter?: () => Schema
  }
  safeParse(content: unknown): Read
}

type Issue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** Of a value that has several forms and breaks each: what it breaks of them, one by one. */
  readonly errors?: readonly (readonly Issue[])[]
}
type Read =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }

/** A place in a reply that may be empty. */
type Place = { holder: Record<PropertyKey, unknown>; key: PropertyKey; path: readonly PropertyKey[] }

/** What was read of a reply, or where and why it breaks its schema. */
export type ReadReply = { value: unknown } | { field: string; why: string }

/** Each round leaves out at least one thing; what needs more is somebody else's reply. */
const mostRounds = 20

/**
 * Reads a reply that breaks its schema without the parts that break it, where the schema can do without them (wire 36), and
 * tells which. Of what the schema needs, the first that is wrong is told as it came. Takes the content over, and changes it.
 */
export function readGenerously(call: Call, content: unknown, onLeftOut?: (note: string) => void): ReadReply {
  const root: Record<PropertyKey, unknown> = { content }
  const leftOut = new Set<string>()
  let first: Issue | undefined
  for (let round = 0; round < mostRounds; round += 1) {
    const result: Read = call.reply.safeParse(root['content'])
    if (result.success) {
      onLeftOut?.(`${call.id}: left out ${[...leftOut].join(', ')}, which the wire has otherwise`)
      return { value: result.data }
    }
    const issues = result.error.issues.flatMap(nearest)
    // What is wrong as it came says more than what is missing without it.
    first ??= issues[0]
    for (const issue of issues) {
      const place = placeToEmpty(call.reply, root, issue.path)
      if (place === undefined) return wrongAt(first)
      leftOut.add(nameOf(place.path))
      place.holder[place.key] = undefined
    }
  }
  return wrongAt(first)
}

function wrongAt(issue: Issue | undefined): ReadReply {
  return { field: issue?.path.map(String).join('.') || 'value', why: issue?.message ?? 'no reason' }
}

/** The innermost place on the way to an issue that may be empty. */
function placeToEmpty(
  schema: Schema,
  root: Record<PropertyKey, unknown>,
  path: readonly PropertyKey[],
): Place | undefined {
  let place: Place | undefined
  let here: Place = { holder: root, key: 'content', path: [] }
  let at = schema
  for (const step of [...path, undefined]) {
    if (at.safeParse(undefined).success) place = here
    const value = here.holder[here.key]
    if (step === undefined || typeof value !== 'object' || value === null) break
    const next: Schema | undefined = partOf(insideOf(at), step)
    if (next === undefined) break
    at = next
    here = { holder: value as Record<PropertyKey, unknown>, key: step, path: [...here.path, step] }
  }
  return place
}

/** What an issue says of the form that the value comes nearest to: the one that it breaks least, if it is no other thing altogether. */
function nearest(issue: Issue): readonly Issue[] {
  let least: readonly Issue[] | undefined
  for (const issues of issue.errors ?? []) {
    const isOther = issues.length === 0 || issues.some(({ path }) => path.length === 0)
    if (!isOther && issues.length < (least?.length ?? Infinity)) least = issues
  }
  return least?.flatMap((each) => nearest({ ...each, path: issue.path.concat(each.path) })) ?? [issue]
}

/** The schema of a field, an item or a value; of several forms, the first that has one. */
function partOf({ def }: Schema, step: PropertyKey): Schema | undefined {
  const own = def.shape?.[String(step)] ?? def.element ?? def.valueType
  if (own !== undefined || def.options === undefined) return own
  for (const option of def.options) {
    const part = partOf(insideOf(option), step)
    if (part !== undefined) return part
  }
  return undefined
}

/** The schema within what makes it optional, or reads on from it. */
function insideOf(schema: Schema): Schema {
  const { innerType, in: before, getter } = schema.def
  const inner = innerType ?? before ?? getter?.()
  return inner === undefined ? schema : insideOf(inner)
}

/** `games.3.icon` as `games[].icon`, so that a list of many says the same thing once. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`)).join('')
  return name.replace(/^\./, '') || 'value'
}
