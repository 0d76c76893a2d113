import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { openExample, type OpenExample } from '../../src/examples/open-example.ts'
import { newName } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

// Each example is built once.
test.describe.configure({ mode: 'default' })

/** Of nobody, and not among the first that are guessed. */
const password = 'Langbiang1'

const gateway = origin(sharedAddresses.gatewayPort)

test.describe('registration', () => {
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
