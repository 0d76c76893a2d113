import type { ReactElement } from 'react'
import { ComponentSheet } from './component-sheet.tsx'
import { pages } from './registry.ts'
import { useAddress } from './use-address.ts'
import { readView, sayIn } from './view.ts'

/** What `page.html?component=button` shows, or one story alone: `page.html?component=button/states`. */
export function ComponentDocument(): ReactElement {
  const { search } = useAddress()
  const view = readView(search)
  const [id, storyId] = new URLSearchParams(search).get('component')?.split('/') ?? []
  const page = pages.find((each) => each.id === id)
  if (!page) return <main>404</main>
  const story = page.stories.find((each) => each.id === storyId)
  if (story) return <story.Show say={sayIn(view.lang)} />
  return <ComponentSheet key={page.id} page={page} view={view} />
}
