import { readAmount } from './amounts/read-amount.gen.ts'
import { button, byId } from './dom.ts'
import { closableDrawer } from './drawers.ts'
import { text } from './page-data.ts'
import type { ShownRound } from './table-api.ts'

const roundCounts = [10, 25, 50, 100]
const stopFields = ['auto-loss', 'auto-win', 'auto-single']

/** Where autoplay stops, in đồng; undefined where nothing was set. */
type Stops = { rounds: number; loss?: number; win?: number; single?: number }

/** Plays on by itself until one of its stops. */
export type Autoplay = {
  isRunning: () => boolean
  /** Hears how a round ended; stops after a round that was not paid. */
  note: (round: ShownRound | undefined) => void
  stop: () => void
  /** Shows the button where the merchant allows it. */
  offer: () => void
}

/** Makes the dialog and the button of autoplay work. `next` plays a round. */
export function prepareAutoplay(next: () => void, onChange: () => void): Autoplay {
  const dialog = closableDrawer('auto-dialog')
  const opener = byId<HTMLButtonElement>('auto')
  const error = byId('auto-error')
  let wanted = roundCounts[0] ?? 10
  let stops: Stops | undefined
  let profit = 0
  const counts = roundCounts.map((count) =>
    button(String(count), () => choose(count), { class: 'chip', 'aria-pressed': String(count === wanted) }),
  )
  byId('auto-rounds').append(...counts)
  byId('auto-start').addEventListener('click', start)
  opener.addEventListener('click', () => {
    if (stops) return stop()
    error.textContent = ''
    dialog.showModal()
  })

  function choose(count: number): void {
    wanted = count
    for (const [index, chip] of counts.entries()) chip.ariaPressed = String(roundCounts[index] === count)
  }
  function start(): void {
    const unread = stopFields
      .map((id) => byId<HTMLInputElement>(id))
      .find(({ value }) => value !== '' && !readAmount(value))
    if (unread) {
      // A stop that nobody could read would be none.
      error.textContent = text('stake.unread', { text: unread.value.slice(0, 24) })
      unread.focus()
      return
    }
    const amounts = {
      loss: amountOf('auto-loss'),
      win: amountOf('auto-win'),
      single: amountOf('auto-single'),
    }
    if (amounts.loss === undefined) {
      // Playing on by itself needs an end that the player chose.
      error.textContent = text('auto.loss_needed')
      byId('auto-loss').focus()
      return
    }
    const set = Object.entries(amounts).filter(([, amount]) => amount !== undefined)
    stops = { rounds: wanted, ...Object.fromEntries(set) }
    profit = 0
    dialog.close()
    show()
    next()
  }
  function stop(): void {
    stops = undefined
    show()
  }
  function show(): void {
    opener.textContent = stops ? text('auto.stop', { left: String(stops.rounds) }) : text('auto')
    opener.ariaPressed = String(stops !== undefined)
    onChange()
  }
  return {
    isRunning: () => stops !== undefined,
    stop,
    offer: () => {
      opener.hidden = false
    },
    note(round) {
      if (!stops) return
      if (round?.state !== 'paid') return stop()
      const gain = round.payout - round.staked
      profit += gain
      stops = { ...stops, rounds: stops.rounds - 1 }
      const { rounds, loss, win, single } = stops
      const isEnough =
        rounds <= 0 ||
        (loss !== undefined && -profit >= loss) ||
        (win !== undefined && profit >= win) ||
        (single !== undefined && gain >= single) ||
        round.jackpots !== undefined
      if (isEnough) return stop()
      show()
      next()
    },
  }
}

function amountOf(id: string): number | undefined {
  return readAmount(byId<HTMLInputElement>(id).value) || undefined
}
