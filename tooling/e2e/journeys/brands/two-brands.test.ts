import { createApiClient, isApiError } from '@saola/api-client'
import { expect, test, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, origin } from '@saola/scripts'
import { reviewDeposit } from '../../src/ask-for-money.ts'
import { callAs } from '../../src/call-as.ts'
import { fillSignIn, newName, signIn } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { reportTransfer } from '../../src/platform/bank.ts'
import { wordsOf } from '../../src/words.ts'

const gateway = origin(sharedAddresses.gatewayPort)
const saola = origin(sharedAddresses.memberPort)
const sen = `http://sen.localhost:${sharedAddresses.memberPort}`
const senPortal = `http://sen.localhost:${sharedAddresses.agentPort}`

/** What the page of a brand looks like before any of its code has run. */
async function firstPaint(page: Page, port: number, host: string, path: string) {
  // A browser knows every name below localhost, a server's own lookup may not.
  const answer = await page.request.get(`${origin(port)}${path}`, { headers: { Host: `${host}:${port}` } })
  const html = await answer.text()
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    root: /<html ([^>]*)>/.exec(html)?.[1] ?? '',
    bars: /name="theme-color" content="([^"]*)/.exec(html)?.[1] ?? '',
  }
}

/** What member01 of Saola has. */
async function balanceAtSaola(): Promise<number> {
  const { api } = await callAs(saola, 'member01')
  return (await api.send(calls.wallet.balance)).sumBalance
}

test.describe('two brands from one build, told apart by their host (system 47)', () => {
  test('each is its own before any code has run', async ({ page }) => {
    const { memberPort, agentPort } = sharedAddresses
    for (const path of ['/', '/lobby', '/wallet/deposit']) {
      const one = await firstPaint(page, memberPort, '127.0.0.1', path)
      const other = await firstPaint(page, memberPort, 'sen.localhost', path)
      expect(one.title).toMatch(/^Saola/)
      expect(other.title).toMatch(/^Sen/)
      expect(one.root).toBe('lang="vi" data-theme="dark"')
      expect(other.root).toBe('lang="en" data-theme="light"')
      expect([one.bars, other.bars]).toEqual(['#140e0b', expect.stringMatching(/^#[\da-f]{6}$/)])
      expect(other.bars).not.toBe(one.bars)
    }
    expect((await firstPaint(page, agentPort, 'sen.localhost', '/')).title).toBe('Sen')
  })

  test('a member of Sen signs in, pays money in and sees it; the member of that name at Saola has nothing of it', async ({
    page,
  }) => {
    const en = await wordsOf('en')
    const before = await balanceAtSaola()
    await page.goto(`${sen}/rewards`)
    await expect(page.locator('img[src^="/brand/logo"]').first()).toBeVisible()
    await signIn(page, en, 'member01')
    const create = await reviewDeposit(page, en, sen, 150_000)
    await create.click()
    await expect(page).toHaveURL(/\/wallet\/deposit\/\d+$/)
    const text = await page
      .locator('dd')
      .filter({ hasText: /SEN[A-Z2-9]{12}/ })
      .first()
      .innerText()
    const memo = /SEN[A-Z2-9]{12}/.exec(text)?.[0] ?? ''
    expect((await reportTransfer(gateway, { memo, amount: 150_000 })).outcome).toBe('exact')
    await expect(
      page.getByRole('heading', { name: en.say('wallet:deposit.headline.received') }),
    ).toBeVisible()
    expect(await balanceAtSaola()).toBe(before)
  })

  test('each tells its own offers and notices, Sen in English first', async ({ page }) => {
    await page.goto(`${sen}/promotions`)
    await expect(page.getByRole('link', { name: /Koi season/ })).toBeVisible()
    await expect(page.getByText('Fishing season')).toHaveCount(0)
    await page.goto(`${sen}/lobby`)
    await expect(page.getByText('Sen is open: one account, every hall').first()).toBeVisible()
    await page.goto(`${saola}/promotions`)
    await expect(page.getByRole('link', { name: /Mùa bắn cá/ })).toBeVisible()
    await expect(page.getByText('Mùa cá chép')).toHaveCount(0)
  })

  test('who registers at Sen is nobody at Saola', async () => {
    const name = newName()
    const lotus = createApiClient({
      baseUrl: sen.replace('sen.localhost', '127.0.0.1'),
      merchant: 'sen',
      language: () => 'EN',
      token: () => undefined,
      cipher: 'des-rsa',
    })
    await lotus.send(calls.session.register, {
      username: name,
      password: demoAccounts.password,
      confirmPassword: demoAccounts.password,
      domain: 'sen.localhost',
      registerUrl: `${sen}/`,
      registerMethod: 'WEB',
      confirmedAge: true,
    })
    const refused = await callAs(saola, name).catch((error: unknown) => error)
    expect(isApiError(refused) && refused.code).toBe('login.wrong.credentials')
  })

  test('an agent of Sen sees its own line alone, and its links lead to its own site', async ({ page }) => {
    const en = await wordsOf('en')
    await page.goto(`${senPortal}/team`)
    await fillSignIn(page, en, 'topagent')
    await expect(page.getByText('agent01').first()).toBeVisible()
    await expect(page.getByText('agent03')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    const { token } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('session'))) ?? '{}') as {
      token?: string
    }
    const api = createApiClient({
      baseUrl: gateway,
      merchant: 'sen',
      language: () => 'EN',
      token: () => token,
      cipher: 'des-rsa',
    })
    const link = await api.send(calls.team.createLink, { name: 'Pond', type: 0, rebate: '0' })
    expect(link?.url).toMatch(new RegExp(`^${sen}/\\?code=`))
  })
})
