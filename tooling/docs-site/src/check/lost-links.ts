import { createPlaces } from '../markdown/places.ts'
import { slugOf } from '../markdown/slug.ts'
import type { Page } from '../pages/page.ts'
import { partsOf } from './parts-of.ts'

const link = /(?<!!)\[[^\]]*\]\((?<href>[^)\s]+)\)/g

/** The links of the pages that lead to no page, no file and no heading. */
export function lostLinks(pages: readonly Page[]): string[] {
  const find = createPlaces(pages)
  const anchors = new Map(pages.map((page) => [page.file, anchorsOf(page.markdown)]))
  return pages.flatMap((page) => {
    const from = page.source ?? page.file
    const prose = partsOf(page.markdown).prose.replaceAll(/`[^`\n]*`/g, (code) => '`'.repeat(code.length))
    return [...prose.matchAll(link)].flatMap(({ groups }) => {
      const href = groups?.['href'] ?? ''
      if (/^[a-z]+:/.test(href)) return []
      try {
        const target = href.startsWith('#') ? { page: `/${page.file}${href}` } : find(href, page.source ?? '')
        if ('file' in target) return []
        const [file = '', anchor] = target.page.slice(1).split('#')
        const isThere = anchor === undefined || anchors.get(file)?.has(decodeURIComponent(anchor)) === true
        return isThere ? [] : [`${from} leads to ${href}, and there is no such heading`]
      } catch (error) {
        return [(error as Error).message]
      }
    })
  })
}

function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const line of partsOf(markdown).prose.split('\n')) {
    const heading = /^#{1,6} (?<text>.*)$/.exec(line)?.groups?.['text']
    if (heading === undefined) continue
    const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, ''))
    const count = [...anchors].filter((each) => each === slug || each.startsWith(`${slug}-`)).length
    anchors.add(anchors.has(slug) ? `${slug}-${count}` : slug)
  }
  return anchors
}
