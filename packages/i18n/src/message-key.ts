import { isArea, type Area } from './areas.ts'
import type { Resources } from './resources.ts'

type KeysOf<A extends Area> = `${A}:${keyof Resources[A] & string}`

/** Every text of the product as `area:key`. */
export type MessageKey = { [A in Area]: KeysOf<A> }[Area]

/** The same keys as domain packages return them, without knowing the catalogues: `area.key`. */
export type DottedKey = { [A in Area]: `${A}.${keyof Resources[A] & string}` }[Area]

// An intersection with MessageKey would say no more and take the compiler a minute for each wide union.
type Colon<K extends DottedKey> = K extends `${infer A}.${infer Rest}` ? `${A}:${Rest}` : never

/**
 * The key of a text from the name that a domain package returned.
 * @example messageKey('validation.pattern.6') // 'validation:pattern.6'
 */
export function messageKey<K extends DottedKey>(key: K): Colon<K> {
  // The type above states what replacing the first dot does; the compiler cannot follow `replace`.
  return key.replace('.', ':') as Colon<K>
}

/** Splits `area:key`; undefined when the part before the colon is no area. */
export function splitKey(key: string): { area: Area; key: string } | undefined {
  const colon = key.indexOf(':')
  const area = key.slice(0, colon)
  if (colon < 1 || !isArea(area)) return undefined
  return { area, key: key.slice(colon + 1) }
}
