import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { callAs } from '../../src/call-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)
const shots = process.env['SAOLA_SHOTS']

test("an agent reaches the operator by the merchant's own messengers (team 40)", async ({ page }, {
  project,
}) => {
  const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
  const { api } = await callAs(member, 'kieutrinh')
  const { zalo, telegram } = await api.send(calls.support.service)
  expect(telegram).toMatch(/^https:\/\/t\.me\//)

  await arriveAs(page, agent, 'agent02', words)
  await page.goto(`${agent}/me`)
  for (const [key, href] of [
    ['support:service.zalo', zalo],
    ['support:service.telegram', telegram],
  ] as const) {
    const link = page.getByRole('link', { name: words.say(key) })
    await expect(link).toHaveAttribute('href', href ?? '')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const { version } = (await (await fetch(`${gateway}/healthz`)).json()) as { version: string }
  await expect(page.getByText(words.say('support:version', { version }))).toBeVisible()
  await expectAccessible(page, "an agent's own page with the operator's messengers")
  await page.getByRole('heading', { name: words.say('team:operator') }).scrollIntoViewIfNeeded()
  if (shots) await page.screenshot({ path: `${shots}/agent-operator-${words.language}.png`, fullPage: true })
})
