import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import type { SlotModel } from './model/slot-model.ts'
import { playSlot } from './spin/play-slot.ts'
import type { SlotEvent, SlotView } from './spin/slot-event.ts'

/** Nothing is chosen: the lines of a model are fixed and the stake is shared among them. */
export type SlotChoice = Readonly<Record<never, never>>

/** Every slot: the model says what can come and what it pays, the round is over at once. */
export const slots: Engine<SlotModel, SlotChoice, never, SlotView> = {
  code: 'slots',
  readChoice: (value) => (asObject(value) ? {} : undefined),
  readMove: () => undefined,
  play({ model, draws, stake }) {
    const events: SlotEvent[] = []
    const multiplier = playSlot(model, draws, events)
    return {
      view: { events, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  hasFeature: (view) => hasFeature(view),
  contentOf: (_, words) => words('slots.content'),
  resultOf(view, words) {
    return `${hasFeature(view) ? `${words('slots.feature')} ` : ''}${timesText(view.multiplier)}`
  },
}

function hasFeature({ events }: SlotView): boolean {
  return events.some(({ kind }) => kind === 'freeSpins' || kind === 'wheel')
}
