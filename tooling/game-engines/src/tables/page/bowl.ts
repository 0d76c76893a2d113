import { h } from '../../kit/dom.ts'
import type { Pace } from '../../kit/pace.ts'
import type { Sound } from '../../kit/sound.ts'

/** A bowl over a plate, with a few things in between. */
export type Bowl = {
  element: HTMLElement
  cover: () => void
  /** Shakes the bowl, lifts it, and shows the things. */
  open: (things: readonly Node[], pace: Pace, sound: (name: Sound) => void) => Promise<void>
}

const shakeMs = 1600
const liftMs = 700
const shakes = 10

/** Draws a covered plate for so many things. */
export function createBowl(count: number): Bowl {
  const places = Array.from({ length: count }, () => h('span', { class: 'thing' }))
  const lid = h('div', { class: 'lid' }, h('span', { class: 'knob' }))
  const plate = h('div', { class: 'plate' }, ...places)
  const element = h('div', { class: 'bowl', 'aria-hidden': 'true', 'data-count': count }, plate, lid)
  return {
    element,
    cover() {
      lid.style.transform = ''
      lid.style.opacity = ''
      for (const place of places) place.replaceChildren()
    },
    async open(things, pace, sound) {
      lid.style.transform = ''
      lid.style.opacity = ''
      let beat = 0
      await pace.run(shakeMs, (share) => {
        const swing = Math.sin(share * Math.PI * shakes) * (1 - share)
        element.style.transform = `translateX(${swing * 3}%) rotate(${swing * 4}deg)`
        if (Math.floor(share * shakes) <= beat) return
        beat += 1
        sound('tick')
      })
      element.style.transform = ''
      for (const [index, place] of places.entries()) place.replaceChildren(things[index] ?? '')
      await pace.run(liftMs, (share) => {
        lid.style.transform = `translateY(${-110 * share}%)`
        lid.style.opacity = String(1 - share)
      })
    },
  }
}
