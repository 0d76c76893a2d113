import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import type { Pace } from '../kit/pace.ts'
import type { Sound } from '../kit/sound.ts'
import type { BirdLook, CockfightOutcome } from './cockfight-rules.ts'
import { drawBird } from './draw-bird.ts'

/** The ring with its two birds. */
export type Pit = {
  element: HTMLElement
  /** Shows who meets. */
  enter: (birds: Readonly<Record<SideName, BirdLook>>) => void
  /** Both birds stand in their corners. */
  rest: () => void
  /** Plays the fight. */
  fight: (outcome: CockfightOutcome, pace: Pace, sound: (name: Sound) => void) => Promise<void>
}

type SideName = 'meron' | 'wala'

/** Where a bird is: towards the middle and up in shares of its size, and turned in degrees. */
type Pose = { along: number; up: number; turn: number }

type Bird = { element: HTMLElement; name: HTMLElement; corner: HTMLElement; pose: (pose: Pose) => void }

const walkMs = 1000
const leapMs = 900
const endMs = 1100
/** How near they come: this much of their size is left to the middle. */
const near = 0.42
const still: Pose = { along: 0, up: 0, turn: 0 }

/** Draws the ring. */
export function createPit(): Pit {
  const birds = { meron: createBird('meron'), wala: createBird('wala') }
  const both = [birds.meron, birds.wala]
  const banner = h('p', { class: 'pit-banner', 'aria-hidden': 'true' })
  const element = h(
    'div',
    { class: 'pit' },
    h('div', { class: 'pit-ground', 'aria-hidden': 'true' }, ...both.map((bird) => bird.element)),
    h('div', { class: 'corners' }, ...both.map(({ corner }) => corner)),
    banner,
  )

  function rest(): void {
    banner.textContent = ''
    for (const { element: bird, corner, pose } of both) {
      bird.dataset['end'] = ''
      corner.dataset['won'] = 'false'
      pose(still)
    }
  }

  async function leap(pace: Pace, sound: (name: Sound) => void): Promise<void> {
    sound('tick')
    await pace.run(leapMs, (share) => {
      const height = Math.sin(share * Math.PI)
      for (const { pose } of both)
        pose({ along: near + height * 0.14, up: height * 0.34, turn: -22 * height })
    })
  }

  async function finish({ ending }: CockfightOutcome, pace: Pace): Promise<void> {
    for (const [side, { element: bird, corner }] of Object.entries(birds)) {
      const isDown = ending === 'both-down' || (ending !== 'time' && ending !== side)
      bird.dataset['end'] = isDown ? 'down' : ''
      corner.dataset['won'] = String(ending === side)
    }
    banner.textContent = text(`cockfight.ended.${ending}`)
    await pace.run(endMs, (share) => {
      for (const { element: bird, pose } of both) {
        const isDown = bird.dataset['end'] === 'down'
        if (isDown) pose({ along: near - 0.2 * share, up: -0.1 * share, turn: 14 * share })
        else if (ending === 'time') pose({ along: near * (1 - share), up: 0, turn: 0 })
        else pose({ along: near, up: 0.08 * Math.abs(Math.sin(share * Math.PI * 2)), turn: -12 * share })
      }
    })
  }

  return {
    element,
    rest,
    enter(looks) {
      for (const [side, look] of Object.entries(looks)) {
        const bird = birds[side as SideName]
        bird.element.dataset['look'] = look
        bird.name.textContent = text(`cockfight.bird.${look}`)
      }
    },
    async fight(outcome, pace, sound) {
      rest()
      await pace.run(walkMs, (share) => {
        const bob = Math.abs(Math.sin(share * Math.PI * 4)) * 0.04
        for (const { pose } of both) pose({ along: near * share, up: bob, turn: 0 })
      })
      for (let count = 0; count < outcome.leaps; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one leap after the other
        await leap(pace, sound)
      }
      await finish(outcome, pace)
    },
  }
}

function createBird(side: SideName): Bird {
  const picture = drawBird()
  const element = h('div', { class: `bird ${side}` }, picture)
  const name = h('span', { class: 'bird-name' })
  const corner = h(
    'p',
    { class: `corner ${side}` },
    h('span', { class: 'corner-side' }, text(`cockfight.${side}`)),
    name,
  )
  return {
    element,
    name,
    corner,
    pose({ along, up, turn }) {
      // Wala is drawn in a mirror, so that the same pose leads it to the middle too.
      picture.style.transform = `translate(${along * 100}%, ${-up * 100}%) rotate(${turn}deg)`
    },
  }
}
