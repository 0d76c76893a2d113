import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessibleInBothThemes } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const shots = process.env['SAOLA_SHOTS']

test(
  'who allows it is written to on Zalo along the line, both ways',
  { tag: '@round' },
  async ({ page }, { project }) => {
    const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
    const name = project.name === 'phone' ? 'haiyen95' : 'trungdung'
    const zalo = (whom: string) =>
      page.getByRole('link', { name: words.say('member:contact.zalo', { name: whom }) })

    await arriveAs(page, agent, 'agent02', words)
    await page.goto(`${agent}/me`)
    const own = page.getByLabel(words.say('member:contact.choice'))
    await own.check()
    await expect(own).toBeChecked()

    await arriveAs(page, member, name, words)
    await page.goto(`${member}/account/profile`)
    await expect(zalo('agent02')).toHaveAttribute('href', /^https:\/\/zalo\.me\/09\d{8}$/)
    await expectAccessibleInBothThemes(page, 'profile with the contact above')
    if (shots) await page.screenshot({ path: `${shots}/line-contact-${words.language}.png`, fullPage: true })

    const { api } = await callAs(member, name)
    const { id } = await api.send(calls.member.info)
    await enterAs(page, agent, 'agent02', `/team/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(zalo(name)).toHaveCount(0)
    await api.send(calls.member.setLineContact, { mayContact: true })
    await page.reload()
    await expect(zalo(name)).toHaveAttribute('href', /^https:\/\/zalo\.me\/09\d{8}$/)
    await expectAccessibleInBothThemes(page, 'a member who may be contacted')
  },
)
