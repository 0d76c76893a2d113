import type { FishingModel } from './fishing-model.ts'
import { lookOf } from './looks.ts'

/** An animal on its way through the tank; where it swims decides nothing. */
export type Swimmer = {
  readonly code: string
  readonly isBoss: boolean
  readonly length: number
  x: number
  y: number
  readonly depth: number
  readonly speed: number
  readonly sway: number
  wave: number
  /** Milliseconds since it was caught. */
  caughtFor?: number
}

/** The animals that can be seen. */
export type Shoal = {
  swimmers: readonly Swimmer[]
  /** Moves all by a length of time and fills the tank up again; where nobody moves, who is new stands in the water. */
  step: (ms: number, size: { width: number; height: number }) => void
  /** The animal nearest to a point, within reach; a boss first where several are. */
  nearest: (x: number, y: number, reach: number, code?: string) => Swimmer | undefined
  /** A boss takes the place of the one before: from the side, or inside where nobody moves. */
  callBoss: (isInside: boolean) => void
  /** Small fish around a swimmer, itself first. */
  around: (swimmer: Swimmer, reach: number, most: number, mayTake: (code: string) => boolean) => Swimmer[]
}

const mostSwimmers = 60
const pixelsEach = 6500
const caughtMs = 700

/** A tank with nobody in it yet. `random` gives numbers from 0 to 1. */
export function createShoal(model: FishingModel, random: () => number): Shoal {
  let swimmers: Swimmer[] = []
  let size = { width: 320, height: 240 }
  // What pays less swims more often.
  const weights = model.fish.map(({ times }) => 1 / times ** 0.75)
  const total = weights.reduce((sum, weight) => sum + weight, 0)

  function draw(): string {
    let left = random() * total
    const index = weights.findIndex((weight) => (left -= weight) <= 0)
    return model.fish[Math.max(0, index)]?.code ?? ''
  }
  function spawn(code: string, isBoss: boolean, isInside: boolean): Swimmer {
    const length = Math.min(lookOf(code).length, size.width * (isBoss ? 0.5 : 0.36))
    const direction = random() < 0.5 ? -1 : 1
    const room = Math.max(20, size.height - length * 0.8 - 70)
    const depth = length * 0.4 + random() * room
    const start = direction > 0 ? -0.6 * length : size.width + 0.6 * length
    const swimmer: Swimmer = {
      code,
      isBoss,
      length,
      x: isInside ? random() * size.width : start,
      y: depth,
      depth,
      speed: (direction * (isBoss ? 26 : 22 + random() * 34)) / (1 + length / 160),
      sway: isBoss ? 6 : 4 + random() * 10,
      wave: random() * 6,
    }
    swimmers.push(swimmer)
    return swimmer
  }
  return {
    get swimmers() {
      return swimmers
    },
    step(ms, next) {
      const isFirst = swimmers.length === 0
      size = next
      for (const swimmer of swimmers) {
        swimmer.wave += (ms / 1000) * (swimmer.isBoss ? 3 : 6)
        if (swimmer.caughtFor === undefined) swimmer.x += (swimmer.speed * ms) / 1000
        else swimmer.caughtFor += ms
        swimmer.y = swimmer.depth + Math.sin(swimmer.wave / 3) * swimmer.sway
      }
      swimmers = swimmers.filter(
        ({ x, length, caughtFor = 0 }) => caughtFor < caughtMs && x > -length && x < size.width + length,
      )
      const wanted = Math.min(mostSwimmers, Math.max(14, Math.round((size.width * size.height) / pixelsEach)))
      while (swimmers.length < wanted) spawn(draw(), false, isFirst || ms === 0)
    },
    nearest(x, y, reach, code) {
      const near = swimmers
        .filter((each) => each.caughtFor === undefined && (code === undefined || each.code === code))
        .map((swimmer) => ({
          swimmer,
          far: Math.hypot(swimmer.x - x, (swimmer.y - y) * 1.3) - swimmer.length * 0.4,
        }))
        .filter(({ swimmer, far }) => far < reach && swimmer.x > 0 && swimmer.x < size.width)
      return [...near].sort((one, other) => rank(one) - rank(other))[0]?.swimmer
    },
    callBoss(isInside) {
      swimmers = swimmers.filter((each) => !each.isBoss)
      const boss = model.bosses[Math.floor(random() * model.bosses.length)]
      if (boss) spawn(boss.code, true, isInside)
    },
    around(swimmer, reach, most, mayTake) {
      const others = swimmers
        .filter((each) => each !== swimmer && each.caughtFor === undefined && mayTake(each.code))
        .map((each) => ({ each, far: Math.hypot(each.x - swimmer.x, each.y - swimmer.y) }))
        .filter(({ far }) => far < reach)
        .sort((one, other) => one.far - other.far)
        .slice(0, most - 1)
      return [swimmer, ...others.map(({ each }) => each)]
    },
  }
}

function rank({ swimmer, far }: { swimmer: Swimmer; far: number }): number {
  return swimmer.isBoss ? far - 1000 : far
}
