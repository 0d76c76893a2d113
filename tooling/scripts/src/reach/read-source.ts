import { parseSync, type StaticExport, type StaticImport } from 'oxc-parser'

/** A name that a file takes from another one; `*` for all of it. A type is gone when the program runs. */
export type Taken = { from: string; name: string; isType: boolean }

/** A name that a file hands on from another one. */
export type HandedOn = Taken & { as: string }

/** A text with holes: what stands before, between and after them. */
export type Template = readonly string[]

/** What one source file says, as far as reach asks. */
export type Source = {
  taken: Taken[]
  handedOn: HandedOn[]
  /** Names that the file itself exports as values. */
  values: Set<string>
  strings: Set<string>
  /** Those of them that stand elsewhere than in a list of strings. */
  spoken: Set<string>
  /** Words that may fill a hole of a template: strings, numbers, names of properties. */
  words: Set<string>
  templates: Template[]
  /** Rows that code names as values: `area.name` of `calls.area.name`. */
  rows: Set<string>
}

/** Reads a source file. */
export function readSource(path: string, text: string): Source {
  const { program, module } = parseSync(path, text)
  const source: Source = {
    taken: module.staticImports.flatMap(takenBy),
    handedOn: module.staticExports.flatMap(handedOnBy),
    values: new Set(module.staticExports.flatMap(valuesOf)),
    strings: new Set(),
    spoken: new Set(),
    words: new Set(),
    templates: [],
    rows: new Set(),
  }
  walk(program, source)
  return source
}

function takenBy({ moduleRequest, entries }: StaticImport): Taken[] {
  const from = moduleRequest.value
  if (entries.length === 0) return [{ from, name: '*', isType: false }]
  return entries.map(({ importName, isType }) => ({ from, name: importName.name ?? '*', isType }))
}

function handedOnBy({ entries }: StaticExport): HandedOn[] {
  return entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
    moduleRequest
      ? [{ from: moduleRequest.value, name: importName.name ?? '*', as: exportName.name ?? '*', isType }]
      : [],
  )
}

function valuesOf({ entries }: StaticExport): string[] {
  return entries.flatMap(({ moduleRequest, exportName, isType }) =>
    moduleRequest || isType || !exportName.name ? [] : [exportName.name],
  )
}

type Node = { readonly [part: string]: unknown }

function walk(part: unknown, source: Source): void {
  if (Array.isArray(part)) {
    for (const each of part) walk(each, source)
    return
  }
  if (!isNode(part)) return
  if (noteList(part, source)) return
  note(part, source)
  for (const name in part) walk(part[name], source)
}

/** Notes a list of strings and nothing else, itself or spread into it; a string beside other values belongs to them. */
function noteList(node: Node, source: Source): boolean {
  const elements = node['type'] === 'ArrayExpression' ? node['elements'] : undefined
  if (!Array.isArray(elements)) return false
  const parts: unknown[] = elements
  if (!parts.every((part) => isSpread(part) || stringOf(part) !== undefined)) return false
  for (const part of parts) {
    const value = stringOf(part)
    if (value === undefined) walk(part, source)
    else {
      source.strings.add(value)
      source.words.add(value)
    }
  }
  return true
}

function isSpread(part: unknown): boolean {
  return isNode(part) && part['type'] === 'SpreadElement'
}

function stringOf(part: unknown): string | undefined {
  const value = isNode(part) && part['type'] === 'Literal' ? part['value'] : undefined
  return typeof value === 'string' ? value : undefined
}

function note(node: Node, source: Source): void {
  if (node['type'] === 'Literal') noteWord(node['value'], source)
  if (node['type'] === 'Property' && isNode(node['key'])) source.words.add(String(node['key']['name']))
  if (node['type'] === 'TemplateLiteral') noteTemplate(node, source)
  if (node['type'] === 'MemberExpression') noteRow(node, source)
  if (node['type'] === 'ImportExpression' && isNode(node['source'])) {
    const from = node['source']['value']
    if (typeof from === 'string') source.taken.push({ from, name: '*', isType: false })
  }
}

function noteWord(value: unknown, source: Source): void {
  if (typeof value === 'string') {
    source.strings.add(value)
    source.spoken.add(value)
  }
  if (typeof value === 'string' || typeof value === 'number') source.words.add(String(value))
}

function noteTemplate(node: Node, source: Source): void {
  const parts = Array.isArray(node['quasis']) ? node['quasis'].map(textOf) : []
  if (parts.length === 1) noteWord(parts[0], source)
  if (parts.length > 1) source.templates.push(parts)
}

function textOf(quasi: unknown): string {
  const value = isNode(quasi) && isNode(quasi['value']) ? quasi['value']['cooked'] : ''
  return typeof value === 'string' ? value : ''
}

/** `calls.area.name`: a member of a member of `calls`. */
function noteRow(node: Node, source: Source): void {
  const { object, property } = node
  if (!isNode(object) || !isNode(object['object']) || object['object']['name'] !== 'calls') return
  const [area, name] = [object['property'], property].map((part) => (isNode(part) ? part['name'] : undefined))
  source.rows.add(`${String(area)}.${String(name)}`)
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null
}
