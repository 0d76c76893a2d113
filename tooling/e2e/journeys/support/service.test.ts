import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { calls } from '@saola/protocol'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { opsSecret, sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const shots = process.env['SAOLA_SHOTS']

test('customer service says when it is there and takes a message from guests and members', async ({ page }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'vi' : 'en'
  const theme = project.name === 'phone' ? 'light' : 'dark'
  const words = await wordsOf(language)
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ ...chosen, hideBalance: false })),
    { language, theme },
  )
  const name = language === 'vi' ? 'dinhkhoi' : 'huuphuoc'
  const { api } = await callAs(member, name)
  const { ticketId } = await api.send(calls.support.openTicket, { topic: 'game', content: 'Luật thế nào?' })
  await fetch(`${gateway}/ops/ticket`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ ticketId: Number(ticketId), content: 'Xem bảng trả thưởng.' }),
  })
  await page.goto(`${member}/helpmc`)
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('support:service') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('support:service'))
  // The page was built with the version that the gateway names as its own (system 58).
  const { version } = (await (await fetch(`${gateway}/healthz`)).json()) as { version: string }
  await expect(page.getByText(words.say('support:version', { version }))).toBeVisible()
  await expect(
    page.getByText(words.say('support:service.daily', { from: '08:00', until: '23:00' })),
  ).toBeVisible()
  await expect(page.getByText(words.say('support:service.waiting.none'))).toBeHidden()
  await expect(
    page.getByRole('link', { name: new RegExp(words.say('support:service.zalo')) }),
  ).toHaveAttribute('href', /^https:\/\/zalo\.me\//)
  await expectAccessible(page, 'customer service')
  if (shots !== undefined) await page.screenshot({ path: `${shots}/service-${project.name}.png` })
  await page.getByRole('button', { name: words.say('support:service.message') }).click()
  await expect(page.getByRole('dialog', { name: words.say('support:feedback') })).toBeVisible()

  await enterAs(page, member, name, '/service')
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('support:service.message') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('support:tickets.new'))
})
