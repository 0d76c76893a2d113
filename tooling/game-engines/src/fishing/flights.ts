import { asWhole } from '../kit/numbers.ts'
import { dot } from './strokes.ts'
import type { Swimmer } from './swimmers.ts'

/** What became of a shot: nothing known yet, it was cancelled, or what each of its targets brought in đồng. */
export type Outcome = 'waiting' | 'cancelled' | readonly { target: Swimmer; amount: number }[]

/** A shot on its way. */
export type Flight = { readonly targets: readonly Swimmer[]; outcome: Outcome; age: number }

type Label = { x: number; y: number; words: string; age: number }

/** Shots that fly, splashes, and what they brought. */
export type Flights = {
  launch: (targets: readonly Swimmer[]) => Flight
  /** Goes on by a length of time; where nothing may move, a shot is at its target at once. */
  step: (ms: number, isStill: boolean) => void
  draw: (context: CanvasRenderingContext2D, cannon: { x: number; y: number }) => void
  /** Whether anything still moves. */
  isBusy: () => boolean
}

const flightMs = 250
const labelMs = 1100
const mostLabels = 24

/** Nothing in the air yet. */
export function createFlights(onLanded: (flight: Flight) => void): Flights {
  let flights: Flight[] = []
  let splashes: { x: number; y: number; age: number }[] = []
  let labels: Label[] = []
  let rise = 1

  function land(flight: Flight): void {
    const [first] = flight.targets
    if (first) splashes.push({ x: first.x, y: first.y, age: 0 })
    if (typeof flight.outcome !== 'string') {
      for (const { target, amount } of flight.outcome) {
        target.caughtFor ??= 0
        labels.push({ x: target.x, y: target.y, words: `+${asWhole(amount)}`, age: 0 })
      }
      labels = labels.slice(-mostLabels)
    }
    onLanded(flight)
  }
  return {
    launch(targets) {
      const flight: Flight = { targets, outcome: 'waiting', age: 0 }
      flights.push(flight)
      return flight
    },
    step(ms, isStill) {
      rise = isStill ? 0 : 1
      for (const flight of flights) flight.age += isStill ? flightMs : ms
      const landed = flights.filter(({ outcome, age }) => outcome !== 'waiting' && age >= flightMs)
      flights = flights.filter((flight) => !landed.includes(flight))
      for (const flight of landed) land(flight)
      for (const each of [...splashes, ...labels]) each.age += ms
      splashes = splashes.filter(({ age }) => age < 350)
      labels = labels.filter(({ age }) => age < labelMs)
    },
    draw(context, cannon) {
      for (const { targets, age } of flights) {
        const [first] = targets
        if (!first) continue
        const share = Math.min(1, age / flightMs)
        context.fillStyle = 'oklch(0.88 0.13 92)'
        // A shot whose answer is still awaited stays at its target.
        dot(context, cannon.x + (first.x - cannon.x) * share, cannon.y + (first.y - cannon.y) * share, 5)
        if (targets.length > 1 && share === 1) drawRing(context, first, { radius: 46, clear: 0.8 })
      }
      for (const { x, y, age } of splashes)
        drawRing(context, { x, y }, { radius: 8 + age / 14, clear: 1 - age / 350 })
      context.textAlign = 'center'
      // The letters of the page, which are the brand's where it has some.
      const letters = labels.length > 0 ? getComputedStyle(context.canvas).fontFamily : ''
      for (const { x, y, words, age } of labels) {
        context.globalAlpha = Math.min(1, (labelMs - age) / 300)
        context.font = `700 17px ${letters}`
        context.lineWidth = 4
        context.strokeStyle = 'oklch(0.15 0.02 250)'
        context.strokeText(words, x, y - 12 - (rise * age) / 28)
        context.fillStyle = 'oklch(0.88 0.13 92)'
        context.fillText(words, x, y - 12 - (rise * age) / 28)
        context.globalAlpha = 1
      }
    },
    isBusy: () => flights.length + splashes.length + labels.length > 0,
  }
}

function drawRing(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  { radius, clear }: { radius: number; clear: number },
): void {
  context.globalAlpha = Math.max(0, clear)
  context.strokeStyle = 'oklch(0.95 0.02 220)'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.stroke()
  context.globalAlpha = 1
}
