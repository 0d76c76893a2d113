import { accountName, type Call } from '@saola/protocol'
import { shownName } from '@saola/rules'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** Tells a part of a reply as its reader, whose own name is given, may see it. */
type Show = (part: unknown, own: string) => unknown

const known = new WeakMap<Call, Show | undefined>()

/**
 * A reply with the names of others as they are shown, where those are phone numbers or mail addresses (team 42). Which of its fields are
 * names, the schema of the call says; a reply without any is handed back as it is.
 */
export function namesShownTo({ name }: { name: string }, call: Call, reply: unknown): unknown {
  if (!known.has(call)) known.set(call, showOf(call.reply))
  const show = known.get(call)
  return show ? show(reply, name) : reply
}

/** The name of somebody as a reader, whose own name is whole, may see it. */
export function nameShownTo({ name: own }: { name: string }, name: string): string {
  return name === own ? name : shownName(name)
}

/** How the part that a schema describes is shown; undefined where it holds no name. */
function showOf(schema: $ZodType): Show | undefined {
  if (schema === accountName) {
    return (part, own) => (typeof part === 'string' ? nameShownTo({ name: own }, part) : part)
  }
  // The base type of all schemas keeps what it is made of where no consumer should read; both have it here too.
  const { def } = schema as unknown as { def: $ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'object':
      return showObject(def.shape)
    case 'array': {
      const show = showOf(def.element)
      return show && ((part, own) => (Array.isArray(part) ? part.map((each) => show(each, own)) : part))
    }
    case 'union':
      return showAll(def.options)
    case 'pipe':
      return showOf(def.in)
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'readonly':
      return showOf(def.innerType)
    default:
      return undefined
  }
}

function showObject(shape: Readonly<Record<string, $ZodType>>): Show | undefined {
  const shows = Object.entries(shape).flatMap(([field, schema]) => {
    const show = showOf(schema)
    return show ? [[field, show] as const] : []
  })
  if (shows.length === 0) return undefined
  return (part, own) => {
    if (typeof part !== 'object' || part === null) return part
    const told: Record<string, unknown> = { ...part }
    for (const [field, show] of shows) if (field in told) told[field] = show(told[field], own)
    return told
  }
}

/** Of several forms each is asked: what has none of its fields stays as it is. */
function showAll(schemas: readonly $ZodType[]): Show | undefined {
  const shows = schemas.map(showOf).filter((show) => show !== undefined)
  if (shows.length === 0) return undefined
  return (part, own) => shows.reduce((told, show) => show(told, own), part)
}
