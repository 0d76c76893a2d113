import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../folders.ts'
import { callPages } from '../calls/call-pages.ts'
import { listPages } from './list-pages.ts'
import type { Group, Page } from './page.ts'
import { packagePage } from './package-page.ts'
import { readmePages } from './readme-pages.ts'
import { titleOf } from './sections.ts'
import { workshopPage } from './workshop-page.ts'

/** Every page of the site, in the order of its contents. */
export function readPages(): Page[] {
  const pages = [
    ...readmePages(),
    documentAt('docs/architecture.md', 'architecture.md', 'Start'),
    documentAt('docs/words.md', 'words.md', 'Start'),
    documentAt('docs/browsers.md', 'browsers.md', 'Start'),
    documentAt('docs/vendors.md', 'vendors.md', 'Start'),
    documentAt('CONTRIBUTING.md', 'contributing.md', 'Start'),
    ...documentsIn('packages/*/README.md', 'packages', 'Packages').map(packagePage),
    workshopPage(),
    ...callPages(),
    ...documentsIn('docs/how-to/*.md', 'how-to', 'How do I …?'),
    ...documentsIn('docs/areas/*.md', 'areas', 'Areas and their rules'),
    ...documentsIn('docs/security/*.md', 'security', 'Security'),
    documentAt('SECURITY.md', 'security/report.md', 'Security', 'To report a weakness'),
    ...documentsIn('tooling/*/README.md', 'tooling', 'Tooling'),
    ...documentsIn('examples/{README.md,*/README.md}', 'examples', 'Examples'),
    ...documentsIn('docs/api/*.md', 'api', 'API of the packages'),
    ...documentsIn('docs/decisions/*.md', 'decisions', 'Decisions'),
  ]
  return [...pages, ...listPages(pages)]
}

function documentsIn(pattern: string, folder: string, group: Group): Page[] {
  return globSync(pattern, { cwd: repository })
    .toSorted((left, right) => Number(isIndex(right)) - Number(isIndex(left)) || left.localeCompare(right))
    .map((source) => documentAt(source, `${folder}/${nameOf(source)}.md`, group))
}

function documentAt(source: string, file: string, group: Group, title?: string): Page {
  const markdown = readFileSync(join(repository, source), 'utf8')
  return { file, source, group, markdown, title: title ?? titleOf(markdown) ?? basename(file, '.md') }
}

/** A README is called after its folder, or is the first page of the folder whose other documents are pages too. */
function nameOf(source: string): string {
  if (!source.endsWith('/README.md')) return basename(source, '.md').replace(/\.api$/, '')
  return isIndex(source) ? 'index' : (source.split('/').at(-2) ?? '')
}

function isIndex(source: string): boolean {
  return source === 'docs/areas/README.md' || source === 'examples/README.md'
}
