import { expect } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterDriven, test, type Driven } from '../../src/engines/engine-test.ts'
import { agentScreens, ownScreens, publicScreens } from '../../src/screens/every-screen.ts'
import { findMisfits } from '@saola/scripts/find-misfits'
import { giveOneOfEverything } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)

/** Accounts that no other journey uses. */
const accounts = { webkit: 'quynhanh', firefox: 'bichngoc' } as const

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const engine of ['webkit', 'firefox'] as const) {
  for (const window of windows) {
    test.describe(`${engine}, ${window.width} px`, { tag: '@round' }, () => {
      test.use({ engine, window })
      test.beforeEach(() => test.setTimeout(300_000))

      test('what everybody sees fits', async ({ driven }) => {
        await enterDriven(driven, member, '/')
        await expectFitting(driven, Object.values(publicScreens))
      })

      test('what a member sees fits', async ({ driven }) => {
        const has = await giveOneOfEverything(gateway, accounts[engine])
        await enterDriven(driven, member, '/wallet', { name: accounts[engine] })
        await expectFitting(driven, Object.values(ownScreens(has)))
      })

      test('the agent portal fits', async ({ driven }) => {
        await enterDriven(driven, agent, '/', { name: 'agent02' })
        await expectFitting(driven, [...agentScreens, '/team?view=table'])
      })
    })
  }
}

/** Walks from screen to screen, and says of each what does not fit on it. */
async function expectFitting(page: Driven, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.hand.walk(path)
    const misfits = (): Promise<string[]> => page.run(findMisfits)
    await expect.configure({ soft: true }).poll(misfits, { message: path, timeout: 5_000 }).toEqual([])
  }
}
