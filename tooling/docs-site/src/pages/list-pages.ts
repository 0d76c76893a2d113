import type { Group, Page } from './page.ts'

const listed: readonly { folder: string; source: string; group: Group; title: string; about: string }[] = [
  {
    folder: 'packages',
    source: 'packages',
    group: 'Packages',
    title: 'All packages',
    about: 'Each can be taken alone. Every page shows its example and what it does.',
  },
  {
    folder: 'how-to',
    source: 'docs/how-to',
    group: 'How do I …?',
    title: 'All questions',
    about: 'One thing for each page, from the first file to its test.',
  },
  {
    folder: 'decisions',
    source: 'docs/decisions',
    group: 'Decisions',
    title: 'All decisions',
    about: 'What was decided where several ways were open, why, and what it costs.',
  },
  {
    folder: 'api',
    source: 'docs/api',
    group: 'API of the packages',
    title: 'All API pages',
    about: 'What a consumer can import, from the declarations of the compiler.',
  },
]

/** The pages that list the others of a folder that has no page of its own. */
export function listPages(pages: readonly Page[]): Page[] {
  return listed.map(({ folder, source, group, title, about }) => {
    const rows = pages
      .filter((page) => page.file.startsWith(`${folder}/`))
      .map((page) => `- [${page.title}](/${page.source ?? page.file})${sentenceOf(page)}`)
    const markdown = [`# ${title}`, about, rows.join('\n')].join('\n\n')
    return { file: `${folder}/index.md`, source, group, title, markdown }
  })
}

/** What a README says of itself in its first sentence; of other pages the title is enough. */
function sentenceOf({ source = '', markdown }: Page): string {
  if (!source.endsWith('/README.md')) return ''
  const [, first = ''] = markdown.split('\n\n').filter((part) => !part.trimStart().startsWith('[Every name'))
  return `: ${first.split('\n').join(' ').trim()}`
}
