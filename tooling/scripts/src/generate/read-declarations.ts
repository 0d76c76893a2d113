/**
 * Reads one `.d.ts` file as the compiler writes it: every statement begins at the start of a line, so lines are enough
 * and no parser is needed.
 *
 * @module
 */

/** One declared thing. `text` is its declaration without `export` and `declare`, `promise` the docblock before it. */
export type Declaration = { name: string; text: string; promise?: string }

/** Where a name comes from: a file beside this one (`./x.ts`) or a package. `*` is the whole module. */
export type Source = { from: string; name: string }

/** What a file declares, what it takes from elsewhere, and which names it offers. */
export type DeclarationFile = {
  declared: Map<string, Declaration[]>
  imported: Map<string, Source>
  /** The offered name, and its source where it is not declared or imported in this file. */
  offered: { name: string; local: string; source?: Source }[]
  /** The files whose names it offers as its own: `export *`. */
  opened: string[]
}

const statementStart = /^(?:export|import|declare|type|interface|abstract|class|\/\*\*)/
const declaration =
  /^(?<offered>export )?(?:declare )?(?:abstract )?(?:function|const|let|class|type|interface|namespace|enum) (?<name>[\w$]+)/

/** Takes the text of a `.d.ts` file apart. */
export function readDeclarations(text: string): DeclarationFile {
  const file: DeclarationFile = { declared: new Map(), imported: new Map(), offered: [], opened: [] }
  let promise = ''
  for (const statement of splitStatements(text)) {
    if (statement.startsWith('/**')) promise = statement
    else {
      readStatement(file, statement, promise)
      promise = ''
    }
  }
  return file
}

function splitStatements(text: string): string[] {
  const statements: string[] = []
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const last = statements.at(-1)
    if (last === undefined || startsStatement(lines, at)) statements.push(line)
    else statements[statements.length - 1] = `${last}\n${line}`
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

/** A docblock can stand at the start of a line inside of a type; then a part of that type follows it. */
function startsStatement(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (!line.startsWith('/**')) return statementStart.test(line)
  const end = lines.findIndex((each, index) => index >= at && each.includes('*/'))
  return statementStart.test(lines[end + 1] ?? '')
}

function readStatement(file: DeclarationFile, statement: string, promise: string): void {
  const found = declaration.exec(statement)?.groups
  if (found?.['name'] !== undefined) {
    const { name, offered } = found
    const text = statement.replace(/^(?:export )?(?:declare )?/, '')
    const one = { name, text, ...(promise !== '' && { promise }) }
    file.declared.set(name, [...(file.declared.get(name) ?? []), one])
    if (offered !== undefined) offer(file, { name, local: name })
    return
  }
  const from = /from '(?<path>[^']+)'/.exec(statement)?.groups?.['path']
  if (from !== undefined && statement.startsWith('export * from')) {
    file.opened.push(from)
    return
  }
  const names = namesIn(statement)
  if (statement.startsWith('import')) {
    if (from !== undefined) for (const { name, as } of names) file.imported.set(as, { from, name })
    return
  }
  for (const { name, as } of names) {
    offer(file, { name: as, local: name, ...(from !== undefined && { source: { from, name } }) })
  }
}

/** Overloads are offered once. */
function offer(file: DeclarationFile, entry: DeclarationFile['offered'][number]): void {
  if (!file.offered.some(({ name }) => name === entry.name)) file.offered.push(entry)
}

/** The names between braces, or the one of `* as name`. */
function namesIn(statement: string): { name: string; as: string }[] {
  const all = /\* as (?<name>[\w$]+)/.exec(statement)?.groups?.['name']
  if (all !== undefined) return [{ name: '*', as: all }]
  const inner = /\{(?<inner>[^}]*)\}/.exec(statement)?.groups?.['inner'] ?? ''
  return inner
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.split(' as ')
      return { name, as }
    })
}
