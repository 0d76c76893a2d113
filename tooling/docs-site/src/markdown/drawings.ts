import { renderMermaidSVG } from 'beautiful-mermaid'
import type { MarkdownRenderer } from 'vitepress'

/** Drawings in Mermaid become pictures while the site is built, in the colours of whoever looks at them. */
export function drawings(md: MarkdownRenderer): void {
  const usual = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (token?.info.trim() === 'mermaid')
      return `<figure class="drawing" v-pre>${draw(token.content)}</figure>`
    return usual?.(tokens, index, ...rest) ?? ''
  }
}

/** Its own sheet is left out: it asks a stranger for a typeface. The site's sheet says what its names mean. */
function draw(text: string): string {
  const look = { bg: 'var(--surface)', fg: 'var(--text)', transparent: true }
  return renderMermaidSVG(text, look).replace(/<style>[\s\S]*?<\/style>/, '')
}
