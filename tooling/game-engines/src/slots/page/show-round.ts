import { asMoney, asShortTimes, asTimes } from '../../kit/numbers.ts'
import type { Pace } from '../../kit/pace.ts'
import { text } from '../../kit/page-data.ts'
import type { Sound } from '../../kit/sound.ts'
import { oneTimes, payoutOf } from '../../payout.ts'
import type { Grid, SlotEvent, SlotView } from '../spin/slot-event.ts'
import type { SlotFrame } from './frame.ts'
import type { SlotStage } from './slot-stage.ts'
import type { WheelStage } from './wheel.ts'

/** What a round is shown with. */
export type ShowParts = {
  readonly frame: SlotFrame
  readonly stage: SlotStage
  readonly wheel: WheelStage | undefined
  readonly sound: (sound: Sound) => void
}

const winMs = 650
const noticeMs = 1500
const countUpMs = 900
/** From here a round is told large, once it is over. */
const largeFrom = 10 * oneTimes

/** Shows the events of a round one after the other. What has been won so far is always said in money. */
export async function showRound(
  { frame, stage, wheel, sound }: ShowParts,
  { view, stake }: { view: SlotView; stake: number },
  pace: Pace,
): Promise<void> {
  let won = 0
  /** What the spin had won before its orbs came. */
  let beforeSpin = 0
  let isFree = false
  let last: readonly string[] = []
  stage.hush()
  stage.say('')
  stage.count('')
  frame.clear()
  const add = (multiplier: number): void => {
    won += multiplier
    const paid = payoutOf(stake, won)
    stage.count(won > 0 ? text('slots.so_far', { amount: asMoney(paid), times: asTimes(won) }) : '')
  }

  const show = async (event: SlotEvent): Promise<void> => {
    switch (event.kind) {
      case 'reveal':
        beforeSpin = won
        return frame.reveal(event.grid, pace, isFree)
      case 'expand':
        return frame.replace(event.grid, pace)
      case 'lines':
        frame.showLines(event.wins)
        add(event.wins.reduce((sum, win) => sum + win.multiplier, 0))
        return pace.wait(winMs)
      case 'pictures':
        last = event.wins.map(({ letter }) => letter)
        frame.showLetters(last)
        add(event.wins.reduce((sum, win) => sum + win.multiplier, 0))
        if (event.factor > 1) stage.say(text('slots.ladder', { factor: String(event.factor) }))
        return pace.wait(winMs)
      case 'tumble':
        return frame.tumble(event.grid, winsBefore(view.events, event.grid), pace)
      case 'orbs':
        frame.showLetters([...'0123456789'])
        add(event.multiplier - (won - beforeSpin))
        stage.say(text('slots.orbs', { factor: String(event.factor) }))
        return pace.wait(winMs)
      case 'scatter':
        frame.showLetters(['S'])
        add(event.multiplier)
        sound('safe')
        return pace.wait(winMs)
      case 'freeSpins':
        isFree = true
        stage.announce(
          text('slots.free', { count: String(event.added) }),
          event.factor > 1
            ? text('slots.free.factor', { factor: String(event.factor) })
            : text('slots.free.go'),
        )
        sound('safe')
        await pace.wait(noticeMs)
        return stage.hush()
      case 'freeSpin':
        return stage.say(text('slots.free.at', { index: String(event.index), total: String(event.total) }))
      case 'wheel':
        sound('safe')
        stage.say(text('slots.wheel'))
        await wheel?.turn(event.segment, pace)
        stage.say(text('slots.wheel.prize', { times: asShortTimes(event.multiplier) }))
        return add(event.multiplier)
      case 'cap':
        add(event.multiplier - won)
        stage.announce(text('slots.cap'), asTimes(event.multiplier))
        return pace.wait(noticeMs)
    }
  }
  for (const event of view.events) await show(event)
  await tellEnd(stage, { view, stake, isFeature: isFree }, pace)
}

/** A return at or below the stake is never told large. */
async function tellEnd(
  stage: SlotStage,
  { view, stake, isFeature }: { view: SlotView; stake: number; isFeature: boolean },
  pace: Pace,
): Promise<void> {
  if (view.multiplier < largeFrom) return
  const tellPart = (share: number): void => {
    const multiplier = share === 1 ? view.multiplier : Math.floor(view.multiplier * share)
    stage.acclaim(asTimes(multiplier), asMoney(payoutOf(stake, multiplier)))
  }
  stage.count(
    text('slots.so_far', {
      amount: asMoney(payoutOf(stake, view.multiplier)),
      times: asTimes(view.multiplier),
    }),
    true,
  )
  await pace.run(countUpMs, tellPart)
  await pace.wait(isFeature ? noticeMs : noticeMs / 2)
  stage.hush()
}

/** The pictures that fell out before a frame was filled up again. */
function winsBefore(
  events: readonly SlotEvent[],
  grid: Grid,
): Extract<SlotEvent, { kind: 'pictures' }>['wins'] {
  const at = events.findIndex((event) => event.kind === 'tumble' && event.grid === grid)
  const before = events[at - 1]
  return before?.kind === 'pictures' ? before.wins : []
}
