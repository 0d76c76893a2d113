import type { Pace } from '../../kit/pace.ts'

/** A pace that the player can cut short: what is left of the round then simply stands there. */
export type Hurry = { readonly pace: Pace; hurry: () => void }

/** Wraps a pace for one round. Nothing about the result changes; it was there before the first frame. */
export function hurryable(pace: Pace): Hurry {
  let isHurried = pace.isStill
  let arrive: (() => void) | undefined
  const hurried = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return {
    hurry() {
      isHurried = true
      arrive?.()
    },
    pace: {
      get isStill() {
        return isHurried
      },
      ms: (usual) => (isHurried ? 0 : pace.ms(usual)),
      async wait(usual) {
        if (!isHurried) await Promise.race([pace.wait(usual), hurried])
      },
      async run(usual, draw) {
        const moving = isHurried ? undefined : pace.run(usual, (share) => !isHurried && draw(share))
        if (moving) await Promise.race([moving, hurried])
        if (isHurried) draw(1)
      },
    },
  }
}
