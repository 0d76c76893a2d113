import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filePrint } from './keep-current.ts'

/** A brand of this repository: its folder's name, and what of its settings says who and where it is. */
export type BrandFolder = {
  name: string
  folder: string
  title: string
  merchant: string
  cipher: string
  hosts: readonly string[]
}

/** The folder that holds the brands of this repository. */
export const brandsHome: string = fileURLToPath(new URL('../../../brands', import.meta.url))

/** Every folder of `within` that is a brand, by name; one that is being made begins with a dot. */
export function brandFolders(within = brandsHome): BrandFolder[] {
  return namesIn(within)
    .filter((name) => existsSync(join(within, name, 'config.json')))
    .map((name) => {
      const folder = join(within, name)
      const {
        merchant = name,
        name: title = name,
        cipher = 'jwe',
        hosts = [],
      } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as {
        merchant?: string
        name?: string
        cipher?: string
        hosts?: string[]
      }
      return { name, folder, title, merchant, cipher, hosts }
    })
}

/** How the list of brands stands: it changes with a brand's settings, and when one comes or goes. */
export function brandsPrint(within = brandsHome): string {
  return namesIn(within)
    .map((name) => `${name} ${filePrint(join(within, name, 'config.json'))}`)
    .join('\n')
}

function namesIn(within: string): string[] {
  return readdirSync(within)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
}

/** The host that a brand has on a laptop, where every name below `localhost` is this machine. */
export function laptopHost({ name }: Pick<BrandFolder, 'name'>): string {
  return `${name}.localhost`
}

/** An address of this machine under a brand's own host; one that is elsewhere stays as it is. */
export function underHost(address: string, host: string): string {
  return address.replace(/^http:\/\/127\.0\.0\.1(?=:|$)/, `http://${host}`)
}
