import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nightFaces, nightTokens } from '@saola/brands/theme'
import { buildSheet } from '@saola/config/build-sheet'

/** Where the look of a merchant's brand stands, `/look/sen.css`. */
export const lookPath = '/look/:sheet'

/** Where the files of its typefaces stand; the address changes with the file. */
export const facePath = '/look/:merchant/:version/:file'

/** A file of a typeface, and what its address says of it. */
export type BrandFace = { body: Uint8Array<ArrayBuffer>; version: string }

/** The looks of brands, by the codes of their merchants. */
export type BrandLooks = {
  /** A sheet; undefined where the games of the merchant look as the vendor's own do. */
  sheet: (merchant: string) => string | undefined
  /** A file of the brand's typefaces, which a game may load only from where it stands itself. */
  face: (merchant: string, file: string) => BrandFace | undefined
}

/**
 * Reads the looks of the brands in `home`, a folder of folders that are called as their merchants are. A game is as dark as
 * its art in both looks, so it takes the brand's colours by night, whose contrast `pnpm brand check` has proved.
 */
export function looksIn(home: string | undefined): BrandLooks {
  const kept = new Map<string, { writtenAt: number; sheet: string | undefined }>()
  const folderOf = (merchant: string): string | undefined =>
    home !== undefined && /^[a-z][a-z0-9-]*$/.test(merchant) ? join(home, merchant) : undefined

  function face(merchant: string, file: string): BrandFace | undefined {
    const folder = folderOf(merchant)
    if (folder === undefined || !/^[\w-]+(?:\.[\w-]+)*\.woff2$/.test(file)) return undefined
    const path = join(folder, 'fonts', file)
    if (!existsSync(path)) return undefined
    const body = new Uint8Array(readFileSync(path))
    return { body, version: createHash('sha256').update(body).digest('hex').slice(0, 12) }
  }

  return {
    face,
    sheet(merchant) {
      const folder = folderOf(merchant)
      const file = folder && join(folder, 'theme.css')
      if (file === undefined || !existsSync(file)) return undefined
      const writtenAt = statSync(file).mtimeMs
      const known = kept.get(merchant)
      if (known?.writtenAt === writtenAt) return known.sheet
      const css = readFileSync(file, 'utf8')
      const { faces, tokens } = nightFaces(css, (name) => {
        const found = face(merchant, name)
        return found && `/look/${merchant}/${found.version}/${name}`
      })
      const all = [nightTokens(css), tokens].filter((part) => part !== '').join(' ')
      const sheet = all === '' ? undefined : buildSheet(`${faces}:root { ${all} }`, file)
      kept.set(merchant, { writtenAt, sheet })
      return sheet
    },
  }
}
