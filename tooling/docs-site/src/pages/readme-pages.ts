import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../folders.ts'
import type { Page } from './page.ts'
import { sectionsOf } from './sections.ts'

const source = 'README.md'

/** The repository's own README: what it is, and how to run it, each on a page. */
export function readmePages(): Page[] {
  const sections = sectionsOf(readFileSync(join(repository, source), 'utf8'))
  const run = sections.filter(({ title }) => title === 'Run it')
  if (run.length === 0) throw new Error('README.md has no section "Run it" any more')
  const others = sections.filter((section) => !run.includes(section))
  return [
    page('what-it-is.md', 'What it is', others.map(({ text }) => text).join('\n')),
    page(
      'quick-start.md',
      'Quick start',
      run.map(({ text }) => text.replace('## Run it', '# Quick start')).join('\n'),
    ),
  ]
}

function page(file: string, title: string, markdown: string): Page {
  return { file, source, group: 'Start', title, markdown }
}
