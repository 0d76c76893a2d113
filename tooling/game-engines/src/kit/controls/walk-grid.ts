/** Lets the arrows walk over the buttons of a grid, as in a table: one of them is in the order of the Tab key. */
export function walkGrid(cells: readonly HTMLButtonElement[], columns: number): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const reach = (index: number): void => {
    for (const [other, cell] of cells.entries()) cell.tabIndex = other === index ? 0 : -1
  }
  reach(0)
  for (const [index, cell] of cells.entries()) {
    cell.addEventListener('focus', () => reach(index))
    cell.addEventListener('keydown', (event) => {
      const to = index + (steps[event.key] ?? 0)
      if (to === index || to < 0 || to >= cells.length) return
      event.preventDefault()
      cells[to]?.focus()
    })
  }
}
