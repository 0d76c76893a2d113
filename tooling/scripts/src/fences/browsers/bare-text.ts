import { parseSync } from 'oxc-parser'
import type { Source } from '../read-sources.ts'

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** What says something when it is called: texts by key, and values in words. */
const speaking = /^(?:t|say\w*|format[A-Z]\w*|short[A-Z]\w*|\w+Words|words\w*|\w+Text|name[A-Z]\w*)$/

/**
 * The texts that stand bare beside a sibling that comes and goes, as `path:line`. A translator puts other nodes in the
 * place of a text; React then looks for a text that is gone when the sibling comes. Alone in an element of its own a text
 * is safe, and each translator and reader of screens has the whole of it.
 */
export function bareTexts(sources: readonly Source[]): string[] {
  return inPages(sources, (element) => {
    const children = (element['children'] as Node[]).filter((each) => !isBlank(each))
    const changing = children.filter(comesAndGoes)
    return children.filter((child) => isText(child) && changing.some((each) => each !== child))
  }).map((place) => `${place}: give the text an element of its own`)
}

/** Where something is found in the elements of the pages, as `path:line`. */
function inPages(sources: readonly Source[], find: (element: Node) => readonly Node[]): string[] {
  return sources
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      elementsOf(parseSync(path, text).program)
        .flatMap(find)
        .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`),
    )
}

function elementsOf(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(elementsOf)
  if (!isNode(part)) return []
  const own = part.type === 'JSXElement' || part.type === 'JSXFragment' ? [part] : []
  return [...own, ...Object.values(part).flatMap(elementsOf)]
}

/** What writes a number that may change while it is read. */
const writesNumber = /^format(?:Money|Number|Countdown|Odds|Percent)$/

/** The elements that hold a number alone and let it be translated, as `path:line`: a translator would show an older one. */
export function translatedNumbers(sources: readonly Source[]): string[] {
  return inPages(sources, (element) => {
    const children = (element['children'] as Node[]).filter((each) => !isBlank(each))
    const isNumber = children.length === 1 && children.some((child) => callsNumber(expressionOf(child)))
    return isNumber && isNative(element) && !hasTranslate(element) ? [element] : []
  }).map((place) => `${place}: translate="no"`)
}

function callsNumber(expression: Node | undefined): boolean {
  const callee = expression?.type === 'CallExpression' ? (expression['callee'] as Node) : undefined
  return callee?.type === 'Identifier' && writesNumber.test(String(callee['name']))
}

/** An element of the page itself, such as `b`, and no component. */
function isNative(element: Node): boolean {
  const name = (element['openingElement'] as Node | undefined)?.['name'] as Node | undefined
  return name?.type === 'JSXIdentifier' && /^[a-z]/.test(String(name['name']))
}

function hasTranslate(element: Node): boolean {
  const attributes = (element['openingElement'] as Node)['attributes'] as Node[]
  return attributes.some(({ name }) => isNode(name) && name['name'] === 'translate')
}

/** Space is left alone by translators. */
function isBlank(child: Node): boolean {
  const value = child.type === 'JSXText' ? child['value'] : expressionOf(child)?.['value']
  return typeof value === 'string' && value.trim() === ''
}

/** A choice between two texts is always a text. */
function comesAndGoes(child: Node): boolean {
  const inside = expressionOf(child)
  if (inside?.type === 'LogicalExpression')
    return inside['operator'] === '&&' || !says(inside['right'] as Node)
  if (inside?.type !== 'ConditionalExpression') return false
  return !says(inside['consequent'] as Node) || !says(inside['alternate'] as Node)
}

function isText(child: Node): boolean {
  if (child.type === 'JSXText') return true
  const inside = expressionOf(child)
  return inside !== undefined && says(inside)
}

function says(expression: Node): boolean {
  switch (expression.type) {
    case 'TemplateLiteral':
      return true
    case 'Literal':
      return typeof expression['value'] === 'string' || typeof expression['value'] === 'number'
    case 'LogicalExpression':
      return says(expression['right'] as Node)
    case 'ConditionalExpression':
      return says(expression['consequent'] as Node) || says(expression['alternate'] as Node)
    case 'CallExpression': {
      const callee = expression['callee'] as Node
      return callee.type === 'Identifier' && speaking.test(String(callee['name']))
    }
    case 'BinaryExpression':
      return expression['operator'] === '+'
    default:
      return false
  }
}

function expressionOf(child: Node): Node | undefined {
  return child.type === 'JSXExpressionContainer' ? (child['expression'] as Node) : undefined
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part
}
