import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { startTable } from '../tables/page/start-table.ts'
import { announce } from '../tables/page/table-frame.ts'
import { createCaller } from './caller.ts'
import { drawHallRoad } from './hall-road.ts'
import { loto } from './loto-engine.ts'
import { ticketCodes } from './loto-rules.ts'
import { lotoTicket, numbersIn } from './loto-ticket.ts'
import { createTicketFace } from './ticket-face.ts'

const callMs = 660
const endMs = 1500
const caller = createCaller()
const tickets = ticketCodes.map((code, index) => ({
  code,
  place: index + 1,
  face: createTicketFace(index + 1),
}))
/** What the faces show to the eye, said row by row. */
const said = h('ul', { class: 'unseen' })
let printed: number | undefined

function print(number: number): void {
  printed = number
  const lines = tickets.map(({ code, place, face }) => {
    const ticket = lotoTicket(number, place)
    face.print(ticket)
    const rows = ticket.map((row) => numbersIn(row).join(' ')).join('; ')
    return h('li', {}, `${loto.table.nameOf(code, text)}: ${rows}`)
  })
  said.replaceChildren(...lines)
}

await startTable({
  engine: loto,
  chipSteps: [1, 2, 5],
  board: [
    {
      columns: 1,
      cells: tickets.map(({ code, face }) => ({ code, face: face.element, look: 'ticket-cell' })),
    },
  ],
  mount(stage) {
    caller.rest()
    stage.append(caller.element, said)
  },
  present: print,
  cover() {
    caller.rest()
    for (const { face } of tickets) face.setMine(false)
  },
  async show({ number, calls }, pace, sound, own) {
    if (printed !== number) print(number)
    for (const { code, face } of tickets) face.setMine(code in own)
    const rows = new Map<string, number>()
    for (const [at, called] of calls.entries()) {
      caller.call(called, at + 1)
      let hasNewRow = false
      for (const { code, face } of tickets) {
        const full = face.mark(called)
        if (code in own && full > (rows.get(code) ?? 0)) {
          hasNewRow = true
          announce(text('loto.full_said', { ticket: loto.table.nameOf(code, text) }))
        }
        rows.set(code, full)
      }
      sound(hasNewRow ? 'safe' : 'tick')
      // oxlint-disable-next-line no-await-in-loop -- one number after the other
      await pace.wait(callMs)
    }
    await pace.wait(endMs)
  },
  isWon: (outcome, cell) => loto.table.timesOf(outcome, cell) > 0,
  drawRoads: drawHallRoad,
})
