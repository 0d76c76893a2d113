import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { repository } from '../folders.ts'
import type { Page } from './page.ts'

const endOfCode = '\n```\n'

/** The README of a package with the way to its API, and what its example does, drawn or said beside the code. */
export function packagePage(page: Page): Page {
  const name = basename(page.file, '.md')
  const api = `[Every name that \`${page.title}\` offers, with its types](/docs/api/${name}.api.md)`
  const withApi = page.markdown.replace(/^# .*\n/, (heading) => `${heading}\n${api}\n`)
  if (globSync(`packages/${name}/example.{ts,tsx}`, { cwd: repository }).length === 0)
    return { ...page, markdown: withApi }
  const example = withApi.search(/^```tsx?$/m)
  const end = withApi.indexOf(endOfCode, example) + endOfCode.length
  if (example < 0) return { ...page, markdown: withApi }
  return {
    ...page,
    markdown: `${withApi.slice(0, end)}\n<LiveExample name="${name}" />\n${withApi.slice(end)}`,
  }
}
