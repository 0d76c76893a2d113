import type { TestGateway } from '../../start-gateway.ts'
import { connectAggregator } from '../stage.ts'
import { hub88 } from './hub88.ts'
import { marbles } from './marbles.ts'
import type { Speaker, Speaking } from './speaker.ts'

/**
 * Every protocol that tests speak: the kit, the caller, the hardest cases and bad input go through each of them. Another one is a file beside
 * these and a place in this list:
 * @example
 * import { brothers } from './brothers.ts'
 * export const speakers: readonly Speaker[] = [hub88, marbles, brothers]
 */
export const speakers: readonly Speaker[] = [hub88, marbles]

/** The speakers as rows of a table of tests. */
export const speakerRows = speakers.map((speaker) => [speaker.protocol, speaker] as const)

/** Connects all of them to one gateway; the one of each speaker. The gateway has the operator's secret `ops`. */
export async function connectSpeakers(gateway: TestGateway): Promise<(speaker: Speaker) => Speaking> {
  const connected = new Map<Speaker, Speaking>()
  for (const speaker of speakers) {
    // oxlint-disable-next-line no-await-in-loop -- acts of one operator
    connected.set(speaker, { speaker, aggregator: await connectAggregator(gateway, speaker) })
  }
  return (speaker) => {
    const speaking = connected.get(speaker)
    if (!speaking) throw new Error(`${speaker.protocol} is not connected`)
    return speaking
  }
}
