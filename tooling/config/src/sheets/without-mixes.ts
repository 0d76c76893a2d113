import type { Declaration, ReturnedRule, StyleRule, TokenOrValue } from 'lightningcss'

const knowsNoMixes = {
  type: 'not',
  value: { type: 'declaration', propertyId: { property: 'color' }, value: 'color-mix(in lab, red, red)' },
} as const

/**
 * The rule, and what stands for its mixes of tokens where a browser knows none: their larger part. Such a browser drops a
 * whole value with a token in it, and what stands before it as well; so it gets a rule of its own.
 */
export function withoutMixes(rule: StyleRule): ReturnedRule[] | undefined {
  const { declarations = [], importantDeclarations = [] } = rule.declarations ?? {}
  const plain = {
    declarations: declarations.flatMap(plainOf),
    importantDeclarations: importantDeclarations.flatMap(plainOf),
  }
  if (plain.declarations.length + plain.importantDeclarations.length === 0) return undefined
  const own: ReturnedRule = { type: 'style', value: { ...rule, declarations: plain, rules: [] } }
  return [
    { type: 'style', value: rule },
    { type: 'supports', value: { condition: knowsNoMixes, rules: [own], loc: rule.loc } },
  ]
}

function plainOf(declaration: Declaration): Declaration[] {
  if (declaration.property !== 'unparsed' && declaration.property !== 'custom') return []
  const { value } = declaration.value
  if (!value.some(hasMix)) return []
  return [
    { ...declaration, value: { ...declaration.value, value: value.flatMap(largerPart) } } as Declaration,
  ]
}

function hasMix(part: TokenOrValue): boolean {
  return part.type === 'function' && (part.value.name === 'color-mix' || part.value.arguments.some(hasMix))
}

/** What a mix is made of for the larger part, also inside a gradient; anything else stays. */
function largerPart(part: TokenOrValue): TokenOrValue[] {
  if (part.type !== 'function') return [part]
  if (part.value.name !== 'color-mix') {
    return [{ ...part, value: { ...part.value, arguments: part.value.arguments.flatMap(largerPart) } }]
  }
  const [, first = [], second = []] = split(part.value.arguments)
  const share = shareOf(first) ?? 1 - (shareOf(second) ?? 0.5)
  return (share >= 0.5 ? first : second)
    .filter((each) => !isToken(each, 'percentage') && !isToken(each, 'white-space'))
    .flatMap(largerPart)
}

function split(parts: readonly TokenOrValue[]): TokenOrValue[][] {
  const lists: TokenOrValue[][] = [[]]
  for (const part of parts) {
    if (isToken(part, 'comma')) lists.push([])
    else lists.at(-1)?.push(part)
  }
  return lists
}

function shareOf(parts: readonly TokenOrValue[]): number | undefined {
  const share = parts.find((part) => isToken(part, 'percentage'))
  return share?.type === 'token' && share.value.type === 'percentage' ? share.value.value : undefined
}

function isToken(part: TokenOrValue, type: 'comma' | 'percentage' | 'white-space'): boolean {
  return part.type === 'token' && part.value.type === type
}
