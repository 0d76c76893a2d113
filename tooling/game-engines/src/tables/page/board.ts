import { button, h } from '../../kit/dom.ts'
import { asMoney, asShort, asShortTimes } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { chipChoice } from '../../kit/controls/chip-choice.ts'
import { walkGrid } from '../../kit/controls/walk-grid.ts'
import type { Cell, TableRules } from '../table-rules.ts'
import type { Chips } from '../table-engine.ts'
import type { BoardPart } from './table-scene.ts'

/** The board of a table: its cells take chips. */
export type Board = {
  element: HTMLElement
  setOpen: (isOpen: boolean) => void
  /** Writes the prices of a round on the cells. */
  price: (cells: readonly Cell[]) => void
  /** Shows the player's chips, which of them wait for an answer, and what the whole table has there. */
  showChips: (own: Chips, pending: Chips, all: Chips) => void
  /** Lights the cells that won; none without a test. */
  light: (isWon?: (cell: string) => boolean) => void
}

/** Draws the parts of a board; `press` hears of the cell that is pressed. */
export function createBoard(
  rules: TableRules,
  parts: readonly BoardPart[],
  press: (cell: string) => void,
): Board {
  const cells = new Map<
    string,
    Record<'own' | 'pays' | 'pot' | 'said', HTMLElement> & { button: HTMLButtonElement }
  >()
  const sections = parts.map(({ title, tab, columns, cells: codes }) => {
    const buttons = codes.map(({ code, face, look }) => {
      const name = rules.nameOf(code, text)
      const own = h('span', { class: 'own' })
      const pays = h('span', { class: 'pays' })
      const pot = h('span', { class: 'pot', 'aria-hidden': 'true' })
      const said = h('span', { class: 'unseen' })
      const cell = button(
        h(
          'span',
          { class: 'cell-face', 'aria-hidden': face === undefined ? undefined : 'true' },
          face ?? name,
        ),
        () => press(code),
        { class: look === undefined ? 'cell' : `cell ${look}`, 'data-cell': code },
      )
      if (face !== undefined) cell.append(h('span', { class: 'unseen' }, name))
      cell.append(pays, pot, own, said)
      cells.set(code, { button: cell, own, pays, pot, said })
      return cell
    })
    walkGrid(buttons, columns)
    const grid = h('div', { class: `cells columns-${columns}` }, ...buttons)
    return { tab, section: title === undefined ? grid : h('section', {}, h('h3', {}, title), grid) }
  })
  const tabs = chooseTab(sections)
  const element = h(
    'div',
    { class: 'board', role: 'group', 'aria-label': text('table.board') },
    ...(tabs ? [tabs] : []),
    ...sections.map(({ section }) => section),
  )

  function showCell(code: string, amounts: { mine: number; waiting: number; all: number }): void {
    const cell = cells.get(code)
    if (!cell) return
    const { mine, waiting, all } = amounts
    cell.own.textContent = mine + waiting > 0 ? asShort(mine + waiting) : ''
    cell.own.dataset['pending'] = String(waiting > 0)
    cell.pot.textContent = all > 0 ? asShort(all) : ''
    cell.said.textContent = mine + waiting > 0 ? text('table.own', { amount: asMoney(mine + waiting) }) : ''
  }

  function price(priced: readonly Cell[]): void {
    for (const { code, times } of priced) {
      const cell = cells.get(code)
      if (cell) cell.pays.textContent = asShortTimes(times)
    }
  }

  price(rules.cells)
  return {
    element,
    price,
    setOpen(isOpen) {
      element.dataset['open'] = String(isOpen)
      for (const { button: cell } of cells.values()) cell.ariaDisabled = String(!isOpen)
    },
    showChips(own, pending, all) {
      for (const code of cells.keys()) {
        showCell(code, { mine: own[code] ?? 0, waiting: pending[code] ?? 0, all: all[code] ?? 0 })
      }
    },
    light(isWon) {
      for (const [code, { button: cell }] of cells) cell.dataset['won'] = String(isWon?.(code) ?? false)
    },
  }
}

/** Chips that choose which of the named parts stands on the board, the first one at the start; none where no part has a name. */
function chooseTab(
  sections: readonly { tab: string | undefined; section: HTMLElement }[],
): HTMLElement | undefined {
  const names = [...new Set(sections.flatMap(({ tab }) => tab ?? []))]
  const [first] = names
  if (first === undefined) return undefined
  const show = (chosen: string): void => {
    for (const { tab, section } of sections) section.hidden = tab !== undefined && tab !== chosen
  }
  show(first)
  const options = names.map((name) => ({ value: name, words: name }))
  const { field } = chipChoice(text('table.kind'), options, show)
  field.classList.add('board-tabs')
  return field
}
