import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { followCaller, seatStranger, type Calling } from '../follow-caller.ts'
import { connectSpeakers, speakers } from '../speakers/speakers.ts'
import type { Speaker, Speaking } from '../speakers/speaker.ts'
import { bugs } from './bugs.ts'
import { plantedText, withBug } from './plant-bug.ts'

/** A bug that nobody finds in so many seeds is not found. */
const seeds = 40

let gateway: TestGateway
let speakingOf: (speaker: Speaker) => Speaking
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  speakingOf = await connectSpeakers(gateway)
})
afterAll(async () => {
  await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
  await gateway.close()
})

async function callingBy(protocol: string): Promise<Calling> {
  const speaker = speakers.find((each) => each.protocol === protocol)
  if (!speaker) throw new Error(`nobody speaks ${protocol}`)
  const speaking = speakingOf(speaker)
  return {
    gateway,
    speaking,
    ways: [speaking.aggregator.call],
    stranger: await seatStranger(gateway, speaking),
  }
}

/** The first seed in which something goes otherwise, and what. */
async function hunt(calling: Calling, prefix: string): Promise<{ seed: number; found: string } | undefined> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the first one is looked for
    const found = await followCaller(calling, `planted${seed}`, `${prefix}s${seed}`).catch(String)
    if (found !== undefined) return { seed, found }
  }
  return undefined
}

it.each(bugs)('there is still something to plant where $name', async (bug) => {
  expect(await plantedText(bug)).toContain(bug.instead)
})

describe('a bug in an adapter is found by the caller (games 141)', { tags: 'round' }, () => {
  it.each(speakers.map(({ protocol }) => protocol))(
    'none in %s as it is',
    { timeout: 120_000 },
    async (protocol) => {
      expect(await hunt(await callingBy(protocol), protocol)).toBeUndefined()
    },
  )

  it.each(bugs.map((bug, at) => [bug.name, bug, `planted${at}`] as const))(
    '%s',
    { timeout: 120_000 },
    async (name, bug, prefix) => {
      const calling = await callingBy(bug.protocol)
      const { seed, found } = (await withBug(bug, () => hunt(calling, prefix))) ?? {}
      console.log(`found in seed ${seed}: ${name} (${found?.slice(0, 160)})`)
      expect(seed).toBeDefined()
    },
  )
})
