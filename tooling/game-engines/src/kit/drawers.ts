import { byId } from './dom.ts'

/** Makes a drawer open by its button and close by its cross, a press beside it, and Escape. */
export function prepareDrawer(
  id: string,
  opener: string,
  onOpen: () => void = () => undefined,
): HTMLDialogElement {
  const drawer = closableDrawer(id)
  byId(opener).addEventListener('click', () => {
    onOpen()
    drawer.showModal()
  })
  return drawer
}

/** The drawer of an id, which closes by its cross, a press beside it, and Escape. */
export function closableDrawer(id: string): HTMLDialogElement {
  const drawer = byId<HTMLDialogElement>(id)
  drawer.addEventListener('click', (event) => {
    const isCross = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if (event.target === drawer || isCross) drawer.close()
  })
  return drawer
}
