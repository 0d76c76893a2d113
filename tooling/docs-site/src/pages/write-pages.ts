import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writtenPages } from '../folders.ts'
import { homePage } from './home-page.ts'
import type { Page } from './page.ts'

/** Writes the pages where the site's tool reads them; what lay there before is gone. */
export function writePages(pages: readonly Page[]): void {
  rmSync(writtenPages, { recursive: true, force: true })
  for (const { file, markdown, title, source } of pages)
    write(file, frontmatter({ title, source }) + markdown)
  write('index.md', homePage())
}

function write(file: string, content: string): void {
  const path = join(writtenPages, file)
  mkdirSync(dirname(path), { recursive: true })
  // Marks for generated tables are for who writes the sources.
  writeFileSync(path, content.replaceAll(/^<!-- \/?gen:.*-->$/gm, ''))
}

function frontmatter(fields: Record<string, string | undefined>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n`
}
