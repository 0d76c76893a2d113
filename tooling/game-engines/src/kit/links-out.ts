import { askToVerify } from './tell-parent.ts'

let isListening = false

/** Has links that want a tab of their own opened by the page around the game, once; without one they open by themselves. */
export function openLinksOutside(): void {
  if (window.parent === window || isListening) return
  isListening = true
  document.addEventListener('click', (event) => {
    const clicked = event.target instanceof Element ? event.target : null
    const link = clicked?.closest<HTMLAnchorElement>('a[target=_blank]')
    if (!link) return
    event.preventDefault()
    askToVerify(link.href)
  })
}
