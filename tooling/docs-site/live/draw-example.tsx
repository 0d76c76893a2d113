import { mountApp, type AppContext, type AppDialogs } from '@saola/shell'
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { answerCalls } from './answering-gateway.ts'

/** What the examples that draw export, each of them a part of it. */
type Parts = {
  NameCard: FunctionComponent<{ error?: string }>
  start: (root: Element) => Promise<AppContext>
  dialogs: AppDialogs
  Door: FunctionComponent<{ onOpen: () => void }>
}

const examples = import.meta.glob<Parts>('../../../packages/*/example.tsx')

const drawn: Readonly<Record<string, (root: Element, parts: Parts) => unknown>> = {
  ui: (root, { NameCard }) => {
    createRoot(root).render(createElement(NameCard, { error: 'This name is taken' }))
  },
  shell: (root, { start }) => {
    answerCalls()
    return start(root)
  },
  'sign-in': (root, { dialogs, Door }) => {
    answerCalls()
    return mountApp({
      root,
      site: 'member',
      dialogs,
      mayEnter: () => undefined,
      createRouter: () => ({
        history: { push: () => undefined },
        load: () => Promise.resolve(),
        invalidate: () => Promise.resolve(),
      }),
      RouterProvider: (): ReactElement => <Door onOpen={() => location.reload()} />,
    })
  },
}

/** Whether the example of a package is looked at, not read. */
export function isDrawn(name: string): boolean {
  return name in drawn
}

/** Draws the example of a package into an element. */
export async function drawExample(name: string, root: Element): Promise<void> {
  const parts = await examples[`../../../packages/${name}/example.tsx`]?.()
  if (!parts) throw new Error(`There is no example of ${name}`)
  await drawn[name]?.(root, parts)
}
