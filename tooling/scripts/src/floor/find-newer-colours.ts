import type { Newer } from './find-newer.ts'
import type { NewerFeatures } from './newer-features.ts'

type Value = { readonly property: string; readonly value: string; readonly at: number }
/** What stands between two braces, with the at-rules around it and its selector. */
type Block = { readonly around: readonly string[]; readonly selector: string; readonly values: Value[] }

/**
 * The colours of a sheet that some served browser does not know, where nothing plain stands in for them: neither the same
 * property before, nor a rule for whoever does not know them. With a token in it a value is read too late for what stands
 * before, and a token itself may hold anything.
 */
export function findNewerColours(sheet: string, { colours }: NewerFeatures): Newer[] {
  const blocks = readBlocks(sheet)
  const insteads = new Set(
    blocks
      .filter(({ around }) => around.some(isForOlder))
      .flatMap((block) => block.values.map(({ property }) => placeOf(block, property))),
  )
  return blocks.flatMap((block) => {
    if (block.around.some((each) => isSupports(each) && !isForOlder(each))) return []
    return block.values.flatMap(({ property, value, at }, index) => {
      const name = newestIn(value, colours)
      if (name === undefined || insteads.has(placeOf(block, property))) return []
      const readAtOnce = !property.startsWith('--') && !value.includes('var(')
      const before = block.values.slice(0, index).filter((each) => each.property === property)
      if (readAtOnce && before.some((each) => newestIn(each.value, colours) === undefined)) return []
      return [{ name: `${name}()`, lacking: colours.get(name) ?? '', at }]
    })
  })
}

const isSupports = (prelude: string): boolean => prelude.startsWith('@supports')
const isForOlder = (prelude: string): boolean => /^@supports\s*not\b/.test(prelude)

function placeOf({ around, selector }: Block, property: string): string {
  return [...around.filter((each) => !isSupports(each)), selector, property].join('\n')
}

function newestIn(value: string, colours: NewerFeatures['colours']): string | undefined {
  return [...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)]
    .map(([, name = '']) => name)
    .find((name) => colours.has(name))
}

function readBlocks(sheet: string): Block[] {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length))
  const blocks: Block[] = []
  const open: Block[] = [{ around: [], selector: '', values: [] }]
  let start = 0
  for (const { 0: mark, index } of code.matchAll(/[{};]/g)) {
    const text = code.slice(start, index)
    const inner = open.at(-1)
    if (mark === '{') {
      const around = inner === undefined || inner.selector === '' ? [] : [...inner.around, inner.selector]
      const block: Block = { around, selector: text.trim(), values: [] }
      blocks.push(block)
      open.push(block)
    } else {
      const colon = text.indexOf(':')
      if (colon > 0) {
        const property = text.slice(0, colon).trim()
        inner?.values.push({ property, value: text.slice(colon + 1), at: start })
      }
      if (mark === '}') open.pop()
    }
    start = index + 1
  }
  return blocks
}
