import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the notices stand in a built app. */
const fileName = 'third-party-notices.txt'

type Manifest = {
  name?: string
  version?: string
  license?: string
  homepage?: string
  author?: string | { name?: string }
}

/**
 * Writes the licences of all packages whose code a built app carries, as most of them ask for. A package that says
 * nothing of its licence ends the build.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'saola-third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []))
      const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined))
      const notices = [...folders].map(noticeOf)
      const silent = notices.filter(({ license, texts }) => license === undefined && texts.length === 0)
      if (silent.length > 0) {
        this.error(`No licence is known of ${silent.map(({ name }) => name).join(', ')}.`)
      }
      // A package that is there in two copies of one version says the same twice.
      const blocks = new Set(notices.toSorted((one, other) => one.name.localeCompare(other.name)).map(write))
      this.emitFile({
        type: 'asset',
        fileName,
        source: ['This app is built with the following software.', ...blocks].join(
          `\n\n${'-'.repeat(80)}\n\n`,
        ),
      })
    },
  }
}

/** The folder of the package that a module is of; none for what is our own or made while building. */
function packageFolder(module: string): string | undefined {
  if (module.startsWith('\0')) return undefined
  const inner = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))
  return inner?.[0]
}

function noticeOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const texts = readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
  const { name = folder, version = '', license, homepage, author } = manifest
  return {
    name,
    version,
    license,
    homepage,
    author: typeof author === 'object' ? author.name : author,
    texts,
  }
}

function write({ name, version, license, author, homepage, texts }: ReturnType<typeof noticeOf>): string {
  const facts = [`${name} ${version}`, license && `Licence: ${license}`, author && `By: ${author}`, homepage]
  return [facts.filter(Boolean).join('\n'), ...texts].join('\n\n')
}
