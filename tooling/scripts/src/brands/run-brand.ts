import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBrandAmong, listBrands } from '@saola/brands/check-brand'
import { didYouMean } from '@saola/brands/did-you-mean'
import { makeBrand, type Asking } from './make-brand.ts'

/** What the command works with; a test brings its own. */
export type BrandSurroundings = {
  /** The folder that holds the brands. */
  home: string
  /** The sheet that every brand starts from. */
  product: string
  memberPort: number
  say: (line: string) => void
  complain: (line: string) => void
  /** Asks a person; undefined where nobody is there to answer. */
  ask: Asking | undefined
  /** What is wrong with the screens of a brand as a browser shows them. */
  checkScreens: (folder: string, name: string) => Promise<string[]>
}

const usage = `pnpm brand new NAME [--title "As people read it"] [--colour #0f766e] [--theme dark|light] [--language vi|en] [--yes]
pnpm brand check [NAME] [--screens]`

/** Does what the words say; returns the exit code. */
export async function runBrand(words: readonly string[], surroundings: BrandSurroundings): Promise<number> {
  const { complain } = surroundings
  const read = readWords(words)
  if (typeof read === 'string') {
    complain(read)
    return 1
  }
  const [act, name, ...others] = read.positionals
  if (others.length === 0 && act === 'new') return makeBrand(name ?? '', read.values, surroundings)
  if (others.length === 0 && act === 'check')
    return checkBrands(name, read.values.screens === true, surroundings)
  complain(usage)
  return 1
}

function readWords(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        title: text,
        colour: text,
        theme: text,
        language: text,
        yes: { type: 'boolean' },
        screens: { type: 'boolean' },
      },
    })
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`
  }
}

async function checkBrands(
  name: string | undefined,
  withScreens: boolean,
  { home, product, say, complain, checkScreens }: BrandSurroundings,
): Promise<number> {
  const brands = listBrands(home)
  if (name !== undefined && !brands.includes(name)) {
    complain(`There is no brand ${name}, but ${brands.join(', ')}${didYouMean(name, brands)}`)
    return 1
  }
  const sheet = readFileSync(product, 'utf8')
  let problems = 0
  for (const brand of name === undefined ? brands : [name]) {
    const found = await checkBrandAmong(home, brand, sheet)
    // A brand that cannot be served has no screens.
    if (withScreens && found.length === 0) found.push(...(await checkScreens(join(home, brand), brand)))
    problems += found.length
    for (const problem of found) complain(`${brand}: ${problem}`)
    if (found.length === 0) say(`${brand}: nothing is wrong`)
  }
  return problems > 0 ? 1 : 0
}
