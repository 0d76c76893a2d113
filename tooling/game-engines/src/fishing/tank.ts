import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { isNettable } from './catch-chance.ts'
import { drawAnimal } from './draw-animal.ts'
import { createFlights, type Flight } from './flights.ts'
import { fishingRules, type FishingModel } from './fishing-model.ts'
import { lookOf } from './looks.ts'
import { createShoal, type Swimmer } from './swimmers.ts'

/** Pixels of the canvas for each of the page: sharp at first, plain where frames come late. */
const mostPixels = 2
const lateMs = 26
const lateFrames = 90
const bossEveryMs = 45_000
const warningMs = 2500
const netReach = 90

/** The tank on its canvas. */
export type Tank = {
  elements: readonly Node[]
  /** Starts to swim. */
  start: () => void
  /** Sends a shot from the cannon; with a net it covers the small fish around. */
  shoot: (swimmer: Swimmer, withNet: boolean) => Flight
  /** An animal to shoot at: of a kind, or the nearest to the spot that was touched last. */
  findTarget: (code?: string) => Swimmer | undefined
}

/** What a tank is made with; `random` gives numbers from 0 to 1 and decides where animals swim, never who is caught. */
export type TankOptions = {
  random: () => number
  /** Hears which animal was touched; undefined where none was near. */
  onTouch: (swimmer: Swimmer | undefined) => void
  onLanded: (flight: Flight) => void
}

/** Makes the tank of a model. */
export function createTank(model: FishingModel, { random, onTouch, onLanded }: TankOptions): Tank {
  const canvas = h('canvas', { class: 'tank', 'aria-hidden': 'true' })
  const warning = h('p', { class: 'boss-warning', hidden: true })
  const shoal = createShoal(model, random)
  const flights = createFlights(onLanded)
  const mayTake = (code: string): boolean => model.fish.some((fish) => fish.code === code && isNettable(fish))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const context = canvas.getContext('2d')
  const size = { width: 0, height: 0 }
  const aim = { x: 0, y: 0 }
  let lastFrame = 0
  let late = 0
  let untilBoss = bossEveryMs / 3
  let warnedFor: number | undefined

  function fit(): void {
    const { width, height } = canvas.getBoundingClientRect()
    const ratio = late < lateFrames ? Math.min(mostPixels, window.devicePixelRatio || 1) : 1
    Object.assign(size, { width, height })
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (aim.y === 0) Object.assign(aim, { x: width / 2, y: height / 3 })
  }
  function frame(now: number): void {
    requestAnimationFrame(frame)
    // A page that was away for a while goes on where it stopped.
    const ms = Math.min(64, now - lastFrame)
    lastFrame = now
    if (document.hidden || !context || size.width === 0) return
    watchFrames(ms)
    // Without motion nobody swims: whoever is caught makes room for the next.
    shoal.step(still.matches ? 0 : ms, size)
    if (still.matches)
      for (const each of shoal.swimmers) if (each.caughtFor !== undefined) each.caughtFor += ms
    flights.step(ms, still.matches)
    waitForBoss(ms)
    draw(context)
  }
  function watchFrames(ms: number): void {
    if (late >= lateFrames) return
    late = Math.max(0, late + (ms > lateMs ? 1 : -1))
    if (late >= lateFrames) fit()
  }
  function waitForBoss(ms: number): void {
    untilBoss -= ms
    if (untilBoss <= warningMs && warnedFor === undefined && model.bosses.length > 0) {
      warnedFor = 0
      warning.textContent = text('fishing.boss_near')
      warning.hidden = false
    }
    if (untilBoss > 0) return
    shoal.callBoss(still.matches)
    untilBoss = bossEveryMs
    warnedFor = undefined
    warning.hidden = true
  }
  function draw(on: CanvasRenderingContext2D): void {
    on.clearRect(0, 0, size.width, size.height)
    const inFront = [...shoal.swimmers].sort((one, other) => Number(one.isBoss) - Number(other.isBoss))
    for (const swimmer of inFront) drawSwimmer(on, swimmer, still.matches)
    flights.draw(on, cannon())
    drawCannon(on, cannon(), aim)
  }
  const cannon = () => ({ x: size.width / 2, y: size.height - 14 })
  canvas.addEventListener('pointerdown', (event) => {
    const { left, top } = canvas.getBoundingClientRect()
    Object.assign(aim, { x: event.clientX - left, y: event.clientY - top })
    onTouch(shoal.nearest(aim.x, aim.y, 56))
  })
  return {
    elements: [canvas, warning],
    start() {
      new ResizeObserver(fit).observe(canvas)
      fit()
      requestAnimationFrame(frame)
    },
    shoot(swimmer, withNet) {
      Object.assign(aim, { x: swimmer.x, y: swimmer.y })
      const isNet = withNet && mayTake(swimmer.code)
      return flights.launch(
        isNet ? shoal.around(swimmer, netReach, fishingRules.maxNetted, mayTake) : [swimmer],
      )
    },
    findTarget: (code) => shoal.nearest(aim.x, aim.y, 2000, code),
  }
}

function drawSwimmer(context: CanvasRenderingContext2D, swimmer: Swimmer, isStill: boolean): void {
  const { code, x, y, speed, wave, length, caughtFor } = swimmer
  const look = lookOf(code)
  context.save()
  context.translate(x, y)
  if (caughtFor !== undefined) {
    context.globalAlpha = Math.max(0, 1 - caughtFor / 600)
    if (!isStill) context.rotate(caughtFor / 160)
  }
  // Who swims to the left is a mirror image.
  context.scale(Math.sign(speed) || 1, 1)
  drawAnimal(context, { ...look, length }, wave)
  context.restore()
}

function drawCannon(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  aim: { x: number; y: number },
): void {
  context.save()
  context.translate(x, y)
  context.fillStyle = 'oklch(0.43 0.15 28)'
  context.beginPath()
  context.arc(0, 16, 34, Math.PI, 0)
  context.fill()
  context.rotate(Math.atan2(Math.min(-20, aim.y - y), aim.x - x) + Math.PI / 2)
  context.fillStyle = 'oklch(0.83 0.13 85)'
  context.beginPath()
  context.roundRect(-8, -40, 16, 44, 7)
  context.fill()
  context.fillStyle = 'oklch(0.66 0.14 65)'
  context.fillRect(-10, -40, 20, 7)
  context.restore()
}
