import { parseSync } from 'oxc-parser'
import type { Source } from '../read-sources.ts'

type Node = { readonly type: string; readonly start: number; readonly [part: string]: unknown }

/**
 * The lines of apps and packages that hand a list over as arguments, `Math.max(...list)` or `push(...list)`, as `path:line`.
 * Arguments stand on the stack: some 120,000 of them end in "Maximum call stack size exceeded", and how many there are is
 * mostly said by somebody else. A function that passes on what it was called with may do so.
 */
export function spreadArguments(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && /\.tsx?$/.test(path))
    .filter(({ text }) => /\.{3}|\.apply\(/.test(text))
    .flatMap(({ path, text }) =>
      spreadsIn(parseSync(path, text).program, []).map(
        ({ start }) => `${path}:${text.slice(0, start).split('\n').length}: go through the list one by one`,
      ),
    )
}

/** `own` are the names of the rest parameters around the place. */
function spreadsIn(part: unknown, own: readonly string[]): Node[] {
  if (Array.isArray(part)) return part.flatMap((each) => spreadsIn(each, own))
  if (!isNode(part)) return []
  const names = [...own, ...restNames(part)]
  const found = listsOf(part).filter((each) => !isBounded(each, names))
  return [...found, ...Object.values(part).flatMap((each) => spreadsIn(each, names))]
}

/** The lists that a call is made with: spread ones, and the second argument of `apply`. */
function listsOf(node: Node): readonly Node[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return []
  const given = node['arguments'] as Node[]
  const { property } = node['callee'] as { property?: { name?: unknown } }
  const applied = property?.name === 'apply' ? given.slice(1) : []
  return [
    ...applied,
    ...given.flatMap((each) => (each.type === 'SpreadElement' ? [each['argument'] as Node] : [])),
  ]
}

/** As many as the call around has. */
function isBounded(list: Node, names: readonly string[]): boolean {
  return list.type === 'Identifier' && names.includes(String(list['name']))
}

function restNames(node: Node): string[] {
  const parameters = node['params']
  if (!Array.isArray(parameters)) return []
  return parameters
    .filter((each) => isNode(each) && each.type === 'RestElement')
    .map(({ argument }: Node) => String((argument as Node)['name']))
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part
}
