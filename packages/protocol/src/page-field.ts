import type { Call } from './call.ts'

/** The field of a row that says which page of a list is wanted, and the number of the first page. */
export type PageField = { name: 'pageNo' | 'page'; first: 0 | 1 }

/** What can be asked of a schema: the fields of an object, or what it makes optional. */
type Inside = { def: { shape?: Readonly<Record<string, Inside>>; innerType?: Inside } } & Pick<
  Call['input'],
  'safeParse'
>

/** How a row counts pages, as its input declares it: from 0 where it takes a page 0; undefined where it has none. */
export function pageFieldOf(call: Call): PageField | undefined {
  // Rows differ in what their inputs are made of, which their common type does not name.
  const input = call.input as unknown as Inside | undefined
  const shape = (input?.def.innerType ?? input)?.def.shape
  const name = shape && (['pageNo', 'page'] as const).find((each) => each in shape)
  return name && { name, first: shape[name]?.safeParse(0).success ? 0 : 1 }
}
