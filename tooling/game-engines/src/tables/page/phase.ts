import { byId } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import type { RunningRound } from './table-calls.ts'

/** Where a round stands for the eye. */
export type Phase = 'asleep' | 'soon' | 'open' | 'closed' | 'drawing'

/** The phase of a round by the server's time. */
export function phaseOf(round: RunningRound | null, now: number): Phase {
  if (!round) return 'asleep'
  if (now < round.opensAt) return 'soon'
  if (now < round.locksAt) return 'open'
  return now < round.drawsAt ? 'closed' : 'drawing'
}

/** When the phase ends; undefined where nobody knows. */
export function endOf(round: RunningRound | null, phase: Phase): number | undefined {
  if (!round) return undefined
  const ends = { soon: round.opensAt, open: round.locksAt, closed: round.drawsAt }
  return phase in ends ? ends[phase as keyof typeof ends] : undefined
}

/** How many seconds before the lock it is said aloud. */
const saidAt = [10, 5]
const clock = byId('clock')
const live = byId('live')
let said = ''

/** Shows the phase with its countdown, and says what a listener needs to know, once. */
export function showPhase(round: RunningRound | null, now: number): Phase {
  const phase = phaseOf(round, now)
  const end = endOf(round, phase)
  const seconds = end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / 1000))
  byId('phase').textContent = text(`table.${phase}`)
  clock.textContent = phase === 'open' ? String(seconds) : ''
  clock.parentElement?.setAttribute('data-phase', phase)
  clock.parentElement?.setAttribute('data-hurry', String(phase === 'open' && (seconds ?? 99) <= 5))
  if (round && phase === 'open') {
    const share = (round.locksAt - now) / (round.locksAt - round.opensAt)
    clock.parentElement?.style.setProperty('--left', String(Math.min(1, share)))
  }
  say(round, phase, seconds)
  return phase
}

/** Says that a result is being opened, which takes longer than the round that it belongs to. */
export function showDrawing(): Phase {
  byId('phase').textContent = text('table.drawing')
  clock.textContent = ''
  clock.parentElement?.setAttribute('data-phase', 'drawing')
  return 'drawing'
}

function say(round: RunningRound | null, phase: Phase, seconds: number | undefined): void {
  const number = String(round?.number ?? 0)
  const left = phase === 'open' ? saidAt.find((at) => at === seconds) : undefined
  const moment = `${number} ${phase} ${left ?? ''}`
  const isNew = moment !== said && (left !== undefined || !said.startsWith(`${number} ${phase}`))
  if (!isNew) return
  said = moment
  if (left !== undefined) live.textContent = text('table.say_left', { seconds: String(left) })
  else if (phase === 'open') live.textContent = text('table.say_open', { number })
  else if (phase === 'closed') live.textContent = text('table.say_closed', { number })
}
