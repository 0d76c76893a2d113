import { byId } from '../../kit/dom.ts'

/** Panels of which one is shown. */
export type Tabs = { chosen: () => string }

/** Makes tabs work by press and by arrow keys; `onChoose` hears of each change. */
export function prepareTabs(ids: readonly string[], onChoose: () => void): Tabs {
  let chosen = ids[0] ?? ''

  function choose(id: string): void {
    chosen = id
    for (const each of ids) {
      const isChosen = each === id
      tabOf(each).ariaSelected = String(isChosen)
      tabOf(each).tabIndex = isChosen ? 0 : -1
      byId(each).hidden = !isChosen
    }
    onChoose()
  }
  for (const [index, id] of ids.entries()) {
    tabOf(id).addEventListener('click', () => choose(id))
    tabOf(id).addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      const next = step === undefined ? undefined : ids[(index + step + ids.length) % ids.length]
      if (next === undefined) return
      choose(next)
      tabOf(next).focus()
    })
  }
  return { chosen: () => chosen }
}

function tabOf(id: string): HTMLElement {
  return byId(`${id}-tab`)
}
