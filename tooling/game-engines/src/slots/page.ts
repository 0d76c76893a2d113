import { byId } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asShortTimes } from '../kit/numbers.ts'
import { pageData, text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { SlotModel } from './model/slot-model.ts'
import { createCascadeFrame } from './page/cascade-frame.ts'
import type { FrameParts, SlotFrame } from './page/frame.ts'
import { hurryable } from './page/hurry.ts'
import { createLineFrame } from './page/line-frame.ts'
import { paytable } from './page/paytable.ts'
import { showRound, type ShowParts } from './page/show-round.ts'
import { createSlotStage } from './page/slot-stage.ts'
import { createWheel } from './page/wheel.ts'
import { slots, type SlotChoice } from './slots-engine.ts'
import type { SlotView } from './spin/slot-event.ts'
import { themeOfSlot } from './theme/theme-of-slot.ts'

// The server drew the model from the list that this engine reads.
const theme = await themeOfSlot(pageData.gameCode, pageData.model as SlotModel)
let parts: ShowParts | undefined
let lines = 0

const page: GamePage<SlotModel, SlotChoice, never, SlotView> = {
  engine: slots,
  mount({ stage }, { model, sound }) {
    const frame = frameOf(model, { sound })
    const wheel = model.feature?.kind === 'wheel' ? createWheel(model.feature) : undefined
    lines = model.frame === 'lines' ? model.lines : 0
    const overlays = wheel ? [wheel.element] : []
    parts = { frame, wheel, sound, stage: createSlotStage(stage, { frame, theme, overlays }) }
  },
  readChoice: () => ({}),
  async show(round, pace) {
    if (!parts) return
    const { pace: own, hurry } = hurryable(pace)
    // Skipping is a kind of speed, so it is there where the merchant allows speed.
    const maySkip = !byId('turbo').hidden && !pace.isStill
    parts.stage.offerSkip(maySkip ? hurry : undefined)
    await showRound(parts, round, own)
    parts.stage.offerSkip(undefined)
  },
  facts(stake) {
    if (lines === 0) return [{ name: text('slots.pays'), value: text('slots.pays.anywhere') }, largest()]
    // A share of a stake need not be whole đồng; the sum of what the lines pay is.
    const perLine = stake > 0 && stake % lines === 0 ? ` × ${asMoney(stake / lines)}` : ''
    return [{ name: text('slots.lines'), value: `${lines}${perLine}` }, largest()]
  },
  rules: paytable,
}

await startGame(page)

function frameOf(model: SlotModel, frameParts: FrameParts): SlotFrame {
  return model.frame === 'lines' ? createLineFrame(model, frameParts) : createCascadeFrame(model, frameParts)
}

function largest(): { name: string; value: string } {
  return { name: text('facts.largest'), value: asShortTimes(pageData.facts.maxMultiplier) }
}
