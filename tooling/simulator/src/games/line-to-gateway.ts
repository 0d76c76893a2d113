import type { SendToGateway } from '@saola/game-vendor'
import type { Simulation } from '../simulation.ts'

/** What a vendor's line throws when it brings no answer. */
export class LineBroken extends Error {}

/**
 * The line from a vendor's process to the gateways: a call may be lost, so may its answer, and it may arrive when nobody
 * waits any more. It is carried as it was signed.
 */
export function lineToGateway(
  sim: Pick<Simulation, 'scheduler' | 'weather' | 'isCalm' | 'draw' | 'cluster' | 'failed'>,
  owner: string,
): SendToGateway {
  const { scheduler, weather, isCalm, draw, cluster } = sim
  const isLost = () => !isCalm() && draw.chance(weather.drop)

  return (request) =>
    new Promise((resolve, reject) => {
      const label = new URL(request.url).pathname
      const isImpatient = draw.chance(weather.impatience)
      let isHopeless = false
      const lose = (): string => {
        isHopeless = true
        return 'lost'
      }
      const dropWait = scheduler.add({
        owner,
        label: `${owner} waits no longer for ${label}`,
        weight: 0.1,
        isOpen: () => isHopeless || (isImpatient && !isCalm()),
        run: () => reject(new LineBroken(`no answer to ${label}`)),
      })
      const answered = (answer: Response): void => {
        scheduler.add({
          owner,
          label: `${owner} <- ${label}`,
          run: () => {
            if (isLost()) return lose()
            dropWait()
            resolve(answer)
            return String(answer.status)
          },
        })
      }
      // The call is out of the vendor's hands: it arrives even if its sender has died.
      scheduler.add({
        label: `${owner} -> ${label}`,
        run: () => {
          const [first, ...others] = cluster.running()
          if (isLost() || !first) return lose()
          const process = draw.pick([first, ...others])
          const died = () => void lose()
          process.onDeath.add(died)
          process
            .fetch(request)
            .then(answered, (error: unknown) => {
              sim.failed(error)
              lose()
            })
            .finally(() => process.onDeath.delete(died))
          return process.name
        },
      })
    })
}
