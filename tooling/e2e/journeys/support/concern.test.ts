import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

test('whoever worries about somebody finds the form without an account, and gets a number (protection 15)', async ({
  page,
}, { project }) => {
  const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
  await page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, theme: 'dark', hideBalance: false }))
  }, words.language)
  await page.goto(`${member}/helpmc`)
  await page.getByRole('link', { name: words.say('protection:concern.link') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: words.say('protection:concern.title') }),
  ).toBeVisible()

  const send = page.getByRole('button', { name: words.say('protection:concern.send'), exact: true })
  await send.click()
  await expect(page.getByLabel(words.say('protection:concern.person'))).toBeFocused()
  await expectAccessible(page, 'the form for relatives with its problems')
  if (shots)
    await page.screenshot({ path: `${shots}/concern-problems-${words.language}.png`, fullPage: true })

  await page.getByRole('radio', { name: words.say('protection:concern.kind.minor') }).check()
  await expect(page).toHaveURL(/about=minor/)
  await expect(page.getByLabel(words.say('protection:concern.wish'))).toHaveCount(0)
  await page.getByLabel(words.say('protection:concern.person')).fill('emhocsinh')
  await page.getByLabel(words.say('protection:concern.relation')).selectOption('teacher')
  await page
    .getByLabel(words.say('protection:concern.story'))
    .fill('Em học lớp chín và khoe với cả lớp là đang chơi ở đây mỗi tối.')
  await page.getByLabel(words.say('protection:concern.reporter_name')).fill('Trần Thị Lan')
  const contact = page.getByLabel(words.say('protection:concern.reporter_contact'))
  await contact.fill('lan')
  await send.click()
  await expect(contact).toBeFocused()
  await contact.fill('lan@example.com')
  await send.click()
  await expect(page.getByText(words.say('protection:concern.sent'))).toBeVisible()
  await expect(page.getByText(/^[0-9A-F]{12}$/)).toBeVisible()
  await expectAccessible(page, 'a report that arrived')
  if (shots) await page.screenshot({ path: `${shots}/concern-sent-${words.language}.png`, fullPage: true })
})
