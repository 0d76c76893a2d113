import { byId } from './dom.ts'

/** What single keys do: none of them while something has the focus that reads keys itself. */
export type KeyActs = Readonly<Record<string, () => void>>

/** Makes single keys act until the player switches them off in the rules drawer. */
export function prepareKeys(acts: KeyActs): void {
  const isOn = byId<HTMLInputElement>('keys')
  document.addEventListener('keydown', (event) => {
    if (!isOn.checked || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (
      event.target instanceof Element &&
      event.target.closest('input, button, a, dialog, [role], [data-keys]')
    )
      return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}
