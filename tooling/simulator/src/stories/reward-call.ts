import { askAs, type Answer } from '../http-call.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** What a member may be told instead: it is not earned, is over, was never joined, or another tap was first. */
const refusals = ['promotions.refused', 'TOO_MANY_REQUEST']

/** What a call answered; undefined where the asker gave up or was told no. */
export async function callAs(
  sim: Simulation,
  member: Member,
  { key = sim.draw.key('look'), ...request }: { label: string; path: string; body?: object; key?: string },
): Promise<Answer['value'] | undefined> {
  const answer = await askAs(sim, member, { ...request, key })
  if (answer?.success) return answer.value
  if (answer && !refusals.includes(answer.errorCode ?? ''))
    sim.violate(`${member.name} ${request.label}: refused with ${answer.errorCode}`)
  return undefined
}

/** Several taps on one button at once, with one key or with one for each. */
export async function tap(
  { draw }: Simulation,
  times: number,
  once: (key: string) => Promise<void>,
): Promise<void> {
  const key = draw.key('tap')
  const hasOwn = draw.chance(0.5)
  await Promise.all(Array.from({ length: times }, () => once(hasOwn ? draw.key('tap') : key)))
}
