import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { demoAccounts, lineOrigins, origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { openExample, type OpenExample } from '../../src/examples/open-example.ts'
import { fillSignIn, newName } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

// Each example is built once.
test.describe.configure({ mode: 'default' })

/** Of nobody, and not among the first that are guessed. */
const password = 'Langbiang1'

const gateway = origin(sharedAddresses.gatewayPort)

test.describe('registration', { tag: '@round' }, () => {
  let example: OpenExample
  test.beforeAll(async () => {
    example = await openExample('registration', { SAOLA_GATEWAY: gateway })
  })
  test.afterAll(() => example.close())

  for (const [form, language] of [
    ['tanstack', 'vi'],
    ['hooks', 'en'],
  ] as const) {
    test(`${form}: refuses by the gateway's rules, then opens an account (${language})`, async ({ page }) => {
      const words = await wordsOf(language)
      const field = (name: 'username' | 'password') => page.getByLabel(words.say(`session:field.${name}`))
      const submit = page.getByRole('button', { name: words.say('session:register.submit') })
      const name = newName()
      await page.goto(`${example.origin}/?form=${form}&language=${language}`)

      await field('username').fill('9lives')
      await submit.click()
      await expect(page.getByRole('alert').first()).toHaveText(
        words.say('validation:pattern.1', { min: 6, max: 12 }),
      )
      await expect(page.getByRole('alert')).toHaveCount(2)

      await field('username').fill('member01')
      await field('password').fill(password)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await submit.click()
      await expect(page.getByRole('status')).not.toBeEmpty()

      await field('username').fill(name)
      await submit.click()
      await expect(page.getByRole('status')).toHaveText(words.say('session:register.done', { name }))
      await expect(callAs(gateway, name, password)).resolves.toBeDefined()
    })
  }
})

test(
  'landing page: times the lines and sends the visitor to the quickest',
  { tag: '@round' },
  async ({ page }) => {
    const lines = lineOrigins(sharedAddresses)
    const example = await openExample('landing-page', { VITE_LINES: lines.join() })
    try {
      const en = await wordsOf('en')
      await page.goto(example.origin)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading')).toHaveText(en.say('lines:title'))
      // The platform delays every line but the second, and the last is dead.
      const play = page.getByRole('link', { name: en.say('lines:play_on', { n: 2 }) })
      await expect(page.getByRole('listitem').last()).toContainText(en.say('lines:grade.failed'))
      await expect(page.getByRole('listitem')).toHaveCount(lines.length)
      await play.click()
      await expect(page).toHaveURL(`${lines[1]}/`)
    } finally {
      example.close()
    }
  },
)

test(
  'brand site: a member signs in, opens a game, and has a screen that the product has not',
  { tag: '@round' },
  async ({ page }) => {
    const example = await openExample('brand-site', { SAOLA_GATEWAY: gateway })
    try {
      const vi = await wordsOf('vi')
      const { api } = await callAs(gateway, 'member02')
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.goto(example.origin)
      await expect(page.getByRole('heading', { name: 'Hôm nay chơi gì?' })).toBeVisible()
      const game = page.getByRole('main').getByRole('button').first()
      await game.click()
      await fillSignIn(page, vi, 'member02', demoAccounts.password)
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.getByRole('link', { name: 'Ví' }).click()
      const { sumBalance } = await api.send(calls.wallet.balance)
      await expect(page.getByText(vi.money(sumBalance)).first()).toBeVisible()

      await page.getByRole('link', { name: 'Chi tiêu' }).click()
      await page.getByRole('textbox').fill('500000')
      await page.reload()
      await expect(page.getByRole('textbox')).toHaveValue('500000')

      await page.getByRole('link', { name: 'Trò chơi' }).click()
      await game.click()
      await expect(page).toHaveURL(new RegExp(`^${origin(sharedAddresses.vendorPort)}/play/`))
      expect(problems).toEqual([])
    } finally {
      example.close()
    }
  },
)
