import { parseSync, Visitor, type Node } from 'oxc-parser'
import type { NewerFeatures } from './newer-features.ts'
import { namesBoundIn } from './names-bound.ts'

/** Something newer than the floor in an emitted script: its name, who lacks it, and where it stands. */
export type Newer = { readonly name: string; readonly lacking: string; readonly at: number }

type Asked = { name: string; within: Range | undefined }
type Range = { start: number; end: number }

const realms = new Set(['window', 'self', 'globalThis'])
const walked = new Set(['keys', 'values', 'entries', 'matchAll'])
const helped = new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' '))
const oldSafari = 'Safari 15.4'

/**
 * What a script calls that some served browser lacks. Code that asks first, by `typeof`, `in`, `?.` or a test of the very
 * thing in the same function, is left out.
 */
export function findNewer(file: string, code: string, features: NewerFeatures): Newer[] {
  const { program } = parseSync(file, code)
  const bound = namesBoundIn(program)
  const found: (Newer & { asked: string })[] = []
  const asked: Asked[] = []
  const functions: Range[] = []
  const properties = new Set<object>()

  function find(name: string, lacking: string | undefined, at: number, key = name): void {
    if (lacking !== undefined) found.push({ name, lacking, at, asked: key })
  }

  function ask(node: Node, from = node): void {
    const name = nameOf(node)
    if (name !== undefined) asked.push({ name, within: innermost(functions, from) })
    if (node.type === 'LogicalExpression') [node.left, node.right].forEach((each) => ask(each, from))
    if (node.type === 'BinaryExpression') [node.left, node.right].forEach((each) => ask(each, from))
    if (node.type === 'UnaryExpression') ask(node.argument, from)
  }

  function lookBehind(text: string, at: number): void {
    if (/\(\?<[=!]/.test(text)) find('a look behind', oldSafari, at)
  }

  function readText(text: string, at: number): void {
    lookBehind(text, at)
    const range = '@media of a range'
    if (/\((?:width|height) ?[<>]/.test(text)) find(range, features.styles.get(range), at)
  }

  const enter = (node: Range): void => void functions.push(node)
  const open = new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
  })
  open.visit(program)

  new Visitor({
    IfStatement: ({ test }) => ask(test),
    ConditionalExpression: ({ test }) => ask(test),
    LogicalExpression: ({ left }) => ask(left),
    UnaryExpression: (node) => (node.operator === 'typeof' ? ask(node.argument) : undefined),
    BinaryExpression(node) {
      const name = node.operator === 'in' ? textOf(node.left) : undefined
      if (name !== undefined) asked.push({ name, within: innermost(functions, node) })
    },
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || properties.add(key)),
    MethodDefinition: ({ key, computed }) => void (computed || properties.add(key)),
    PropertyDefinition(node) {
      if (!node.computed) properties.add(node.key)
      const text = node.value === null ? '' : code.slice(node.value.start, node.value.end)
      if (text.includes('(')) find('a parenthesis in the value of a class field', oldSafari, node.start)
    },
    MemberExpression(node) {
      if (node.computed) return
      properties.add(node.property)
      const owner = nameOf(node.object)
      const name = nameOf(node.property) ?? ''
      if (node.optional || owner === undefined || bound.has(owner)) return
      if (realms.has(owner)) find(name, features.globals.get(name), node.start)
      // Where the owner is newer, it is found by itself.
      else if (node.object.type === 'Identifier' && !features.globals.has(owner)) {
        find(`${owner}.${name}`, features.statics.get(`${owner}.${name}`), node.start, name)
      }
    },
    CallExpression({ callee, optional }) {
      if (optional) ask(callee)
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const name = nameOf(callee.property) ?? ''
      if (!optional) find(`.${name}()`, features.methods.get(name), callee.property.start, name)
      const { object } = callee
      if (object.type !== 'CallExpression' || object.callee.type !== 'MemberExpression') return
      // Object.keys and its like take an argument and give arrays.
      const isWalk = object.arguments.length === 0 || nameOf(object.callee.property) === 'matchAll'
      if (isWalk && walked.has(nameOf(object.callee.property) ?? '') && helped.has(name)) {
        find(`.${name}() of an iterator`, 'all that is served', callee.property.start, name)
      }
    },
    Identifier(node) {
      if (properties.has(node) || bound.has(node.name)) return
      find(node.name, features.globals.get(node.name), node.start)
    },
    StaticBlock: ({ start }) => find('a static block', oldSafari, start),
    TemplateLiteral: (node) => readText(textOf(node) ?? '', node.start),
    Literal(node) {
      if ('regex' in node) lookBehind(node.regex.pattern, node.start)
      else readText(textOf(node) ?? '', node.start)
      if ('regex' in node && node.regex.flags.includes('v'))
        find('the flag v', 'all that is served', node.start)
    },
  }).visit(program)

  return found.filter(
    (each) =>
      !asked.some(({ name, within }) => {
        if (name !== each.asked) return false
        const own = innermost(functions, { start: each.at, end: each.at })
        return within === undefined ? own === undefined : within.start <= each.at && each.at < within.end
      }),
  )
}

/** What a plain text says; builders write one as a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('')
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** The last name of an expression: `any` of `AbortSignal.any`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : undefined
}

function innermost(ranges: readonly Range[], { start, end }: Range): Range | undefined {
  let inner: Range | undefined
  for (const range of ranges) {
    const holds = range.start <= start && end <= range.end
    if (holds && (inner === undefined || range.start > inner.start)) inner = range
  }
  return inner
}
