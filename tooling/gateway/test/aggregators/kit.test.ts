import { playRound } from '@saola/conformance/wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund } from '../wallet/people.ts'
import { spokenRounds, walletOver } from './kit-wallet.ts'
import { connectSpeakers, speakerRows, speakers } from './speakers/speakers.ts'
import type { Speaker, Speaking } from './speakers/speaker.ts'

let gateway: TestGateway
let speakingOf: (speaker: Speaker) => Speaking
let people = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  speakingOf = await connectSpeakers(gateway)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
  await gateway.close()
})

describe.each(speakerRows)('the kit of vendors in the words of %s (games 141)', (protocol, speaker) => {
  const foreign = speakers.find((other) => other !== speaker) ?? speaker

  it.each(spokenRounds)('%s', async (...round) => {
    const player = await addPerson(gateway, `${protocol}kit${(people += 1)}`)
    await fund(gateway, player, 1_000_000)
    const stage = { own: speakingOf(speaker), foreign: speakingOf(foreign), player }
    expect(await playRound(walletOver(gateway, stage), round)).toEqual([])
  })
})

it('most of the rounds are said', () => {
  expect(spokenRounds.length).toBeGreaterThan(25)
})
