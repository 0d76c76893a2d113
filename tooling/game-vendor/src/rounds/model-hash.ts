import { createHash } from 'node:crypto'
import { carriedTitle, type CarriedTitle, type TitleKey } from '@saola/game-engines'

const known = new Map<string, string>()

/**
 * The SHA-256 of what a title plays by: its engine's code and its model as JSON whose names stand in the order of the alphabet
 * (games 130). The same on every machine; undefined when no engine carries the title.
 */
export function modelHashOf(key: TitleKey): string | undefined {
  const name = `${key.family}:${key.gameCode}`
  const found = known.get(name)
  if (found !== undefined) return found
  const title = carriedTitle(key)
  if (!title) return undefined
  const hash = hashModel(title)
  known.set(name, hash)
  return hash
}

/** The hash of an engine and a model of it. */
export function hashModel({ engine, model }: Pick<CarriedTitle, 'engine' | 'model'>): string {
  const text = JSON.stringify({ engine: engine.code, model: model ?? null }, inOrder)
  return createHash('sha256').update(text).digest('hex')
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
