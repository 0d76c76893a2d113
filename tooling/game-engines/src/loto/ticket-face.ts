import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { numbersIn, type LotoTicket } from './loto-ticket.ts'

/** A ticket on the board: it marks its numbers by itself. */
export type TicketFace = {
  element: HTMLElement
  /** Prints the numbers of a round; nothing is marked. */
  print: (ticket: LotoTicket) => void
  /** Whether the player holds it in the round that is called. */
  setMine: (isMine: boolean) => void
  /** Marks a called number; answers how many rows are full by now. */
  mark: (called: number) => number
}

/** Draws a ticket without numbers. */
export function createTicketFace(place: number): TicketFace {
  const grid = h('span', { class: 'ticket-grid' })
  const state = h('span', { class: 'ticket-state' })
  const head = h(
    'span',
    { class: 'ticket-head' },
    h('span', {}, text('loto.ticket', { number: String(place) })),
    state,
  )
  const element = h('span', { class: 'ticket' }, head, grid)
  let ticket: LotoTicket = []
  let marks = new Map<number, HTMLElement>()
  let called = new Set<number>()

  function tell(left: readonly number[]): void {
    const full = left.filter((count) => count === 0).length
    const nearest = Math.min(...left.filter((count) => count > 0))
    const key = { 1: 'one-row', 2: 'two-rows', 3: 'full-ticket' }[full]
    state.textContent = key === undefined ? '' : text(`loto.${key}`)
    if (full === 0 && nearest === 1) state.textContent = text('loto.waits')
    element.dataset['full'] = String(full)
  }

  return {
    element,
    setMine(isMine) {
      element.dataset['mine'] = String(isMine)
    },
    print(printed) {
      ticket = printed
      called = new Set()
      marks = new Map()
      state.textContent = ''
      element.dataset['full'] = '0'
      const squares = ticket.flatMap((row) =>
        row.map((number) => {
          if (number === 0) return h('span', { class: 'ticket-blank' })
          const square = h('span', { class: 'ticket-number' }, String(number))
          marks.set(number, square)
          return square
        }),
      )
      grid.replaceChildren(...squares)
    },
    mark(number) {
      const square = marks.get(number)
      called.add(number)
      if (square) square.dataset['called'] = 'true'
      const left = ticket.map((row) => numbersIn(row).filter((each) => !called.has(each)).length)
      tell(left)
      for (const row of ticket) {
        const isFull = numbersIn(row).every((each) => called.has(each))
        for (const each of numbersIn(row)) if (isFull) marks.get(each)?.setAttribute('data-full', 'true')
      }
      return left.filter((count) => count === 0).length
    },
  }
}
