import { button, h, svg } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import type { SlotTheme } from '../theme/symbol-art.ts'
import { drawSvg } from './draw-svg.ts'
import type { SlotFrame } from './frame.ts'
import { symbolSheet } from './symbol-sheet.ts'

/** The stage of a slot: scene, reels, a ribbon above them and a meter below. */
export type SlotStage = {
  /** What is going on, above the reels; nothing hides it. */
  say: (words: string) => void
  /** What the round has come to so far, below the reels. */
  count: (words: string, isLarge?: boolean) => void
  /** A message over the reels, for a moment. */
  announce: (title: string, words: string) => void
  /** A prize over the reels, in a burst of light. */
  acclaim: (title: string, words: string) => void
  hush: () => void
  offerSkip: (skip: (() => void) | undefined) => void
}

/** Builds the stage into its place. */
export function createSlotStage(
  place: HTMLElement,
  { frame, theme, overlays }: { frame: SlotFrame; theme: SlotTheme; overlays: readonly HTMLElement[] },
): SlotStage {
  const ribbonWords = h('span', {})
  let skip: (() => void) | undefined
  const skipButton = button(text('slots.skip'), () => skip?.(), { class: 'skip', hidden: true })
  const ribbon = h('p', { class: 'ribbon' }, ribbonWords)
  const meter = h('p', { class: 'meter', 'aria-hidden': 'true' })
  const title = h('b', {})
  const words = h('span', {})
  const notice = h('div', { class: 'notice', hidden: true, 'aria-hidden': 'true' }, title, words)
  const scene = svg(
    'svg',
    { class: 'scene', viewBox: '0 0 400 300', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    ...drawSvg(theme.scene, 'scene'),
  )
  const reels = h('div', { class: 'cabinet' }, frame.element, ...overlays, notice)
  const slot = h('div', { class: 'slot' }, h('div', { class: 'head' }, ribbon, skipButton), reels, meter)
  slot.style.setProperty('--reels', String(frame.reels))
  slot.style.setProperty('--rows', String(frame.rows))
  slot.style.setProperty('--theme-line', theme.line)
  slot.style.setProperty('--theme-ground', theme.ground)
  place.append(symbolSheet(theme), scene, slot)
  const tell = (head: string, said: string, isPrize: boolean): void => {
    title.textContent = head
    words.textContent = said
    notice.classList.toggle('prize', isPrize)
    notice.hidden = false
  }
  return {
    say: (said) => {
      ribbonWords.textContent = said
    },
    count(counted, isLarge = false) {
      meter.textContent = counted
      meter.classList.toggle('large', isLarge)
    },
    announce: (head, said) => tell(head, said, false),
    acclaim: (head, said) => tell(head, said, true),
    hush: () => {
      notice.hidden = true
    },
    offerSkip(act) {
      skip = act
      skipButton.hidden = act === undefined
    },
  }
}
