import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { startPushService } from '@saola/testkit/push-service'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { pushPort, sharedAddresses } from '../../src/platform/addresses.ts'
import { reportTransfer } from '../../src/platform/bank.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const shots = process.env['SAOLA_SHOTS']
const name = 'hoangnam91'

for (const [language, width, theme] of [
  ['vi', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
] as const) {
  test(
    `a browser that refuses notices says how to allow them (support 16, ${language})`,
    { tag: '@round' },
    async ({ page }, { project }) => {
      test.skip(project.name !== width, 'the other language is read at this width')
      const words = await wordsOf(language)
      await page.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), {
        language,
        theme,
      })
      await enterAs(page, member, name, '/account/messages')
      const card = page.getByRole('region', { name: words.say('messages:device.title') })
      // A browser without a screen refuses, whatever it is granted.
      await expect(card.getByRole('status')).toHaveText(words.say('messages:device.denied'))
      await expectAccessible(page, 'the inbox with notices refused')
      if (shots !== undefined) await page.screenshot({ path: `${shots}/device-denied-${width}.png` })
    },
  )
}

test('a device that is switched on is told of a deposit, and of none after that (support 16)', async ({
  browser,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the push service stands once')
  const words = await wordsOf('vi')
  const service = await startPushService(pushPort)
  const { read, endpoint, p256dh, auth } = service.browser(`journey-${Date.now()}`)
  const { viewport } = project.use
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: viewport ?? null })
  // The browser's own half, which one without a screen lacks: its owner says yes, and its push service knows it.
  await context.addInitScript(
    (keys) => {
      const { endpoint: address, ...secrets } = keys
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: secrets }),
        unsubscribe: async () => void localStorage.removeItem('subscribed'),
      }
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem('subscribed', 'yes')
          return subscription
        },
        getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : subscription),
      })
    },
    { endpoint, p256dh, auth },
  )
  const page = await context.newPage()
  await enterAs(page, member, name, '/account/messages')
  const card = page.getByRole('region', { name: words.say('messages:device.title') })
  await card.getByRole('button', { name: words.say('messages:device.switch_on') }).click()
  await expect(card.getByRole('status')).toHaveText(words.say('messages:device.on'))
  await expectAccessible(page, 'the inbox with notices on')
  if (shots !== undefined) await page.screenshot({ path: `${shots}/device-on-phone.png` })

  const { api } = await callAs(gateway, name)
  const deposit = async (): Promise<string> => {
    const { memo } = await api.send(calls.wallet.deposit, { amount: 150_000 })
    return (await reportTransfer(gateway, { memo, amount: 150_000 })).reference
  }
  const reference = await deposit()
  const told: string[] = []
  await expect.poll(() => told.push(...read()) && told.join(' '), { timeout: 30_000 }).toContain(reference)
  const text = JSON.parse(told.find((each) => each.includes(reference)) ?? '{}')
  expect(text).toMatchObject({
    title: words.say('messages:notice.deposit_arrived.title'),
    url: '/account/messages',
  })

  await card.getByRole('button', { name: words.say('messages:device.switch_off') }).click()
  await expect(card.getByRole('status')).toHaveText(words.say('messages:device.off'))
  await context.close()
  await service.close()
})
