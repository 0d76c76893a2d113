import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nightTokens } from '@saola/brands/theme'
import { buildSheet } from '@saola/config/build-sheet'

/** Where the look of a merchant's brand stands, `/look/sen.css`. */
export const lookPath = '/look/:sheet'

/** The looks of brands: a sheet by the code of a merchant, undefined where its games look as the vendor's own do. */
export type BrandLooks = (merchant: string) => string | undefined

/**
 * Reads the looks of the brands in `home`, a folder of folders that are called as their merchants are. A game is as dark as
 * its art in both looks, so it takes the brand's colours by night, whose contrast `pnpm brand check` has proved.
 */
export function looksIn(home: string | undefined): BrandLooks {
  const kept = new Map<string, { writtenAt: number; sheet: string | undefined }>()
  return (merchant) => {
    if (home === undefined || !/^[a-z][a-z0-9-]*$/.test(merchant)) return undefined
    const file = join(home, merchant, 'theme.css')
    if (!existsSync(file)) return undefined
    const writtenAt = statSync(file).mtimeMs
    const known = kept.get(merchant)
    if (known?.writtenAt === writtenAt) return known.sheet
    const tokens = nightTokens(readFileSync(file, 'utf8'))
    const sheet = tokens === '' ? undefined : buildSheet(`:root { ${tokens} }`, file)
    kept.set(merchant, { writtenAt, sheet })
    return sheet
  }
}
