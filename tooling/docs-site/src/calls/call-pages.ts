import type { Page } from '../pages/page.ts'

export function callPages(): Page[] {
  return []
}
