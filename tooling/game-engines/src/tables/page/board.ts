import { button, h } from '../../kit/dom.ts'
import { asMoney, asShort, asShortTimes } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { walkGrid } from '../../kit/controls/walk-grid.ts'
import type { TableRules } from '../table-rules.ts'
import type { Chips } from '../table-engine.ts'
import type { BoardPart } from './table-scene.ts'

/** The board of a table: its cells take chips. */
export type Board = {
  element: HTMLElement
  setOpen: (isOpen: boolean) => void
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
  const times = new Map(rules.cells.map((cell) => [cell.code, cell.times]))
  const cells = new Map<string, { button: HTMLButtonElement; own: HTMLElement; pot: HTMLElement }>()
  const sections = parts.map(({ title, columns, cells: codes }) => {
    const buttons = codes.map(({ code, face, look }) => {
      const own = h('span', { class: 'own', 'aria-hidden': 'true' })
      const pot = h('span', { class: 'pot', 'aria-hidden': 'true' })
      const name = face ?? rules.nameOf(code, text)
      const cell = button(h('span', { class: 'cell-face', 'aria-hidden': 'true' }, name), () => press(code), {
        class: look === undefined ? 'cell' : `cell ${look}`,
        'data-cell': code,
      })
      const pays = h('span', { class: 'pays', 'aria-hidden': 'true' }, asShortTimes(times.get(code) ?? 0))
      cell.append(pays, pot, own)
      cells.set(code, { button: cell, own, pot })
      return cell
    })
    walkGrid(buttons, columns)
    const grid = h('div', { class: `cells columns-${columns}` }, ...buttons)
    return title === undefined ? grid : h('section', {}, h('h3', {}, title), grid)
  })
  const element = h('div', { class: 'board', role: 'group', 'aria-label': text('table.board') }, ...sections)

  function showCell(code: string, amounts: { mine: number; waiting: number; all: number }): void {
    const cell = cells.get(code)
    if (!cell) return
    const { mine, waiting, all } = amounts
    cell.own.textContent = mine + waiting > 0 ? asShort(mine + waiting) : ''
    cell.own.dataset['pending'] = String(waiting > 0)
    cell.pot.textContent = all > 0 ? asShort(all) : ''
    const params = {
      name: rules.nameOf(code, text),
      times: asShortTimes(times.get(code) ?? 0),
      amount: asMoney(mine + waiting),
    }
    cell.button.ariaLabel = text(mine + waiting > 0 ? 'table.cell' : 'table.cell_free', params)
  }

  return {
    element,
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
