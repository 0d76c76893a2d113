import type { DefaultTheme } from 'vitepress'
import { groups, type Page } from './pages/page.ts'

/** The contents at the side, in groups; long ones are closed until somebody is in them. */
export function sidebarOf(pages: readonly Page[]): DefaultTheme.SidebarItem[] {
  return groups
    .map((group) => ({ group, members: pages.filter((page) => page.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => ({
      text: group,
      collapsed: group !== 'Start',
      items: firstIndex(members).map(({ title, file }) => ({
        text: title,
        link: `/${file.replace(/(?:index)?\.md$/, '')}`,
      })),
    }))
}

function firstIndex(members: Page[]): Page[] {
  return members.toSorted((left, right) => Number(isIndex(right)) - Number(isIndex(left)))
}

function isIndex({ file }: Page): boolean {
  return file.endsWith('/index.md')
}
