import type { MarkdownRenderer } from 'vitepress'
import { basename } from 'node:path'
import type { Target } from './places.ts'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/**
 * Links between files of the repository lead to the pages that show them. A file without a page is named, since no address of its host is known.
 */
export function repositoryLinks(md: MarkdownRenderer, find: (href: string, source: string) => Target): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const source = sourceOf(env)
    for (const { children } of tokens) if (children) rewrite(children, source, find)
  })
}

function sourceOf(env: { frontmatter?: { source?: string } }): string {
  return env.frontmatter?.source ?? ''
}

function rewrite(tokens: Token[], source: string, find: (href: string, source: string) => Target): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'image') token.attrSet('src', screenOf(token.attrGet('src') ?? ''))
    const href = token.type === 'link_open' ? token.attrGet('href') : null
    if (href === null || /^(?:[a-z]+:|#)/.test(href)) continue
    const target = find(decodeURIComponent(href), source)
    if ('page' in target) token.attrSet('href', target.page)
    else nameFile(tokens, index, target.file)
  }
}

/** Screenshots of the product are taken by a build of their own and shown from one place. */
function screenOf(path: string): string {
  return path.replace(/^.*docs\/screenshots\//, '/screens/')
}

/** What was a link stays as words, with the name of the file unless they say it. */
function nameFile(tokens: Token[], index: number, file: string): void {
  const open = tokens[index]
  const end = tokens.findIndex((token, at) => at > index && token.type === 'link_close')
  const close = tokens[end]
  if (!open || !close) return
  const words = tokens.slice(index, end).map(({ content }) => content)
  const isNamed = words.join('').includes(basename(file))
  for (const token of [open, close])
    Object.assign(token, { type: 'html_inline', tag: '', nesting: 0, content: '' })
  open.content = `<span title="${file}">`
  close.content = isNamed ? '</span>' : `</span> (<code>${file}</code>)`
}
