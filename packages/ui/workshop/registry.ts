import type { ComponentPage, Group, Words } from './story.ts'

/** The page of a component with the name of its file, which is also its address. */
export type Listed = ComponentPage & { id: string }

/** The shelves in their order. */
export const groups = {
  press: { vi: 'Bấm và đi', en: 'Press and go' },
  ask: { vi: 'Hỏi', en: 'Ask' },
  over: { vi: 'Nổi trên trang', en: 'Over the page' },
  show: { vi: 'Hiển thị', en: 'Show' },
  draw: { vi: 'Nét vẽ', en: 'Draw' },
  frame: { vi: 'Khung', en: 'Frame' },
} as const satisfies Record<Group, Words>

const files = import.meta.glob<{ page: ComponentPage }>('./stories/*/*.tsx', { eager: true })

/** Every page of the workshop, by name. */
export const pages: readonly Listed[] = Object.entries(files)
  .map(([path, { page }]) => ({ ...page, id: /([^/]+)\.tsx$/.exec(path)?.[1] ?? path }))
  .sort((a, b) => a.component.localeCompare(b.component))
