import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type BrowserContext } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { Door } from '../../src/door.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { newName } from '../../src/people.ts'
import { reportTransfer } from '../../src/platform/bank.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { readQr } from '../../src/read-qr.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// A platform of its own: its agents' links and limits are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnPlatform
let agent: string
let gateway: string
let words: Words
let door: Door
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isPhone = test.info().project.name === 'phone'
  own = await openOwnPlatform('agent openings')
  agent = origin(own.platform.addresses.agentPort)
  gateway = origin(own.platform.addresses.gatewayPort)
  words = await wordsOf(isPhone ? 'vi' : 'en')
  door = new Door(words, own.member)
})
test.afterAll(() => own.close())

test.beforeEach(({ page }) =>
  page.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, hideBalance: false }))
  }, words.language),
)

const shots = process.env['SAOLA_SHOTS']

/** Somebody with a browser of their own. */
async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript((language) => {
    localStorage.setItem('preferences', JSON.stringify({ language, theme: 'dark' }))
  }, words.language)
  return context
}

test('a link brings a member who deposits, and shows in its funnel', async ({ page, browser }) => {
  await enterAs(page, agent, 'agent05', '/opening/links')
  await page.getByRole('button', { name: words.say('opening:links.create') }).click()
  const form = page.getByRole('dialog')
  await door.field(form, 'opening:links.name').fill('Nhóm Zalo Đà Nẵng')
  await door.field(form, 'opening:links.quota').fill('1')
  await form.getByRole('button', { name: words.say('opening:links.create') }).click()

  // The code that is printed is the address that is copied.
  const share = page.getByRole('dialog', { name: /Nhóm Zalo Đà Nẵng/ })
  const code = share.getByRole('img')
  await expect(code).toBeVisible()
  const address = (await readQr(code)) ?? ''
  expect(address).toMatch(new RegExp(`^${own.member}/\\?code=[A-Z2-9]{8}$`))
  await expectAccessible(page, 'sharing a link')
  if (shots) await page.screenshot({ path: `${shots}/share-${words.language}.png` })
  for (const [name, kind] of [
    ['opening:links.png', 'png'],
    ['opening:links.svg', 'svg'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await share.getByRole('button', { name: words.say(name) }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`))
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 8).toString('latin1')).toContain(kind === 'png' ? 'PNG' : '<svg')
  }
  await page.keyboard.press('Escape')

  const visitors = [await newVisitor(browser), await newVisitor(browser)] as const
  try {
    const site = await visitors[0].newPage()
    await site.goto(address)
    const dialog = site.getByRole('dialog')
    await expect(dialog.getByText(words.say('session:register.code_good'))).toBeVisible()
    const name = newName()
    await door.field(dialog, 'session:field.username').fill(name)
    await door.field(dialog, 'session:field.password').fill('Langbiang1')
    await door.field(dialog, 'session:field.confirmPassword').fill('Langbiang1')
    await dialog.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    await door.submit(dialog, 'session:register.submit')
    await door.expectEntered(site, name)
    const { token } = await site.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}'))
    const deposit = await fetch(`${gateway}${calls.wallet.deposit.path}`, {
      method: calls.wallet.deposit.method,
      headers: {
        Merchant: 'saola',
        Authorization: token,
        'Content-Type': 'application/json',
        'Idempotency-Key': `journey-of-openings-${words.language}`,
      },
      body: JSON.stringify({ amount: 200_000 }),
    })
    const { value } = (await deposit.json()) as { value: { memo: string } }
    await reportTransfer(gateway, { memo: value.memo, amount: 200_000 })
    // Its only place is taken: the next one reads so, and registers without it.
    const late = await visitors[1].newPage()
    await late.goto(address)
    const open = late.getByRole('dialog')
    await expect(open.getByText(words.say('system:code.register.invitation.used_up'))).toBeVisible()
    await expect(door.field(open, 'session:field.affiliateCode')).toHaveValue('')
    await expectAccessible(late, 'a link that is used up')
    const second = newName()
    await door.field(open, 'session:field.username').fill(second)
    await door.field(open, 'session:field.password').fill('Langbiang1')
    await door.field(open, 'session:field.confirmPassword').fill('Langbiang1')
    await open.getByRole('checkbox', { name: words.say('session:register.age_terms') }).check()
    await door.submit(open, 'session:register.submit')
    await door.expectEntered(late, second)

    await page.reload()
    const funnel = page.locator('dl').first()
    await expect(funnel.locator('dd')).toHaveText(['2', '1', '1', '0'])
    await expect(page.getByText(words.say('opening:links.status.used_up'))).toBeVisible()
    await expectAccessible(page, 'the funnel of a link')
    if (shots) await page.screenshot({ path: `${shots}/links-${words.language}.png`, fullPage: true })
    await page.getByRole('button', { name: new RegExp(words.say('opening:links.who')) }).click()
    await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
  } finally {
    for (const visitor of visitors) await visitor.close()
  }
})

test(
  'an account opened by hand, whose owner has to choose a password',
  { tag: '@round' },
  async ({ page }) => {
    await enterAs(page, agent, 'agent04', '/opening')
    const main = page.getByRole('main')
    const name = newName()
    await door.field(main, 'session:field.username').fill('9')
    await page.getByRole('button', { name: words.say('opening:direct.submit') }).click()
    await expect(door.field(main, 'session:field.username')).toBeFocused()
    await door.field(main, 'session:field.username').fill(name)
    await door.field(main, 'opening:direct.password').fill('Langbiang1')
    await expectAccessible(page, 'opening an account')
    if (shots) await page.screenshot({ path: `${shots}/direct-${words.language}.png`, fullPage: true })
    await page.getByRole('button', { name: words.say('opening:direct.submit') }).click()
    await expect(page.getByText(words.say('opening:direct.done', { name }))).toBeVisible()
    const { api } = await callAs(gateway, 'agent04')
    const { list } = await api.send(calls.team.downlines, { pageNo: 0, pageSize: 5, customerName: name })
    expect(list.map(({ customerName }) => customerName)).toEqual([name])
  },
)

test(
  'a file: checked, opened with a result for each row, and nothing twice',
  { tag: '@round' },
  async ({ page }) => {
    await enterAs(page, agent, 'agent03', '/opening/file')
    const here = page.getByRole('main').locator('[aria-current=page]')
    await expect(here).toHaveText([words.say('opening:file')])
    const [first, second] = [newName(), `b${newName().slice(1)}`]
    const lines = [
      'username;password;rebate',
      `${first};Langbiang1;0,5`,
      `${second};x;0`,
      'member01;Langbiang1;0',
    ]
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
    const outcomes = (...keys: ('ready' | 'opened' | 'existed' | 'refused')[]) =>
      keys.map((key) => new RegExp(words.say(`opening:file.outcome.${key}`)))
    const rows = page.getByRole('table').locator('tbody tr')

    const chooser = page.locator('input[type=file]')
    // ễ as an older Windows keeps it: one letter and a mark that no UTF-8 begins with.
    const lossy = Buffer.from([...Buffer.from('username,password,nickname\nan88,Hoa2026x,Nguy'), 0xea, 0xde])
    await chooser.setInputFiles({ ...file, buffer: lossy })
    await expect(page.getByText(words.say('opening:file.letters'))).toBeVisible()
    await chooser.setInputFiles(file)
    await expect(rows).toHaveText(outcomes('ready', 'refused', 'refused'))
    await expectAccessible(page, 'a file that was checked')
    if (shots) await page.screenshot({ path: `${shots}/file-${words.language}.png`, fullPage: true })
    await page.getByRole('button', { name: words.say('opening:file.open', { count: 1 }) }).click()
    await expect(rows).toHaveText(outcomes('opened', 'refused', 'refused'))
    await chooser.setInputFiles(file)
    await expect(rows).toHaveText(outcomes('existed', 'refused', 'refused'))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: words.say('opening:file.save') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(first)
  },
)
