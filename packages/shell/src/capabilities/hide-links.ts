import { subscribe } from 'valtio/vanilla'
import type { AppContext } from '../context/app-context.tsx'
import { closedPaths } from './capabilities.ts'

/** Takes every link away that leads to a page which is not offered, now and once more is known, whoever wrote it. */
export function hideLinks(
  { capabilities, site }: Pick<AppContext, 'capabilities' | 'site'>,
  page: Document,
): void {
  const sheet = page.createElement('style')
  page.head.append(sheet)
  const write = (): void => {
    sheet.textContent = closedPaths(capabilities, site).map(ruleOf).join('\n')
  }
  write()
  subscribe(capabilities, write)
}

function ruleOf({ path, except }: { path: string; except: readonly string[] }): string {
  const below = except.map((open) => `:not([href="${open}"]):not([href^="${open}/"])`).join('')
  const links = [`a[href="${path}"]`, `a[href^="${path}?"]`, `a[href^="${path}/"]${below}`]
  // An item of a list that holds nothing else would stay as an empty row.
  return [...links, ...links.map((link) => `li:has(> ${link}:only-child)`)]
    .map((link) => `${link} { display: none !important; }`)
    .join('\n')
}
