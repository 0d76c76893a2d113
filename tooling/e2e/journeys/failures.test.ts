import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { calls } from '@saola/protocol'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { enterAs } from '../src/enter-as.ts'
import { openFaultyLine, type Fault, type FaultyLine } from '../src/platform/faulty-line.ts'

const member = origin(sharedAddresses.memberPort)

/** The screens of money and account, each with the call that it cannot do without. */
const screens: readonly (readonly [name: string, path: string, call: string])[] = [
  ['wallet', '/wallet', calls.wallet.balance.path],
  ['deposit', '/wallet/deposit', calls.wallet.depositSettings.path],
  ['withdrawal', '/wallet/withdraw', calls.wallet.withdrawalSettings.path],
  ['bank accounts', '/wallet/banks', calls.wallet.bankCards.path],
  ['statement', '/wallet/statement', '/wps/relay/ODSFE2_MemTransDet'],
  ['bets', '/wallet/bets', '/wps/report/betting'],
  ['security', '/account/security', calls.member.security.path],
  ['identity', '/account/identity', calls.member.identity.path],
  ['protection', '/account/protection', calls.protection.state.path],
  ['questions', '/support', calls.support.tickets.path],
]

const told = (status: number, errorCode: string, message: string): Fault => ({
  status,
  body: JSON.stringify({ success: false, errorCode, message, reference: 'a1b2c3d4' }),
})

/** What happens to the call, and what the member must see: words, silence, or the end of the session (wire 19). */
const failures: readonly (readonly [
  name: string,
  fault: Fault,
  outcome: 'words' | 'silence' | 'sign-out' | 'gate',
])[] = [
  ['200 with a refusal', told(200, 'wallet.insufficient', 'Số dư không đủ'), 'words'],
  ['204', { status: 204 }, 'words'],
  ['401', told(401, 'login.not.session', 'Phiên đã hết hạn'), 'sign-out'],
  ['403', told(403, 'forbidden', 'Bạn không có quyền'), 'words'],
  ['429', told(429, 'TOO_MANY_REQUEST', 'Chậm lại'), 'silence'],
  ['500', told(500, 'internal', 'Máy chủ gặp sự cố'), 'words'],
  ['502 of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 'silence'],
  ['503', told(503, 'system.maintenance', 'Bảo trì'), 'gate'],
  ['a malformed body', { status: 200, body: '{"success":tr' }, 'words'],
  ['a lost connection', 'cut', 'words'],
]

/** Codes are for machines: none of these may reach a member's eyes. */
const rawCodes =
  /wallet\.insufficient|login\.not\.session|TOO_MANY_REQUEST|http\.\d|mismatch|undefined|\[object/

test.describe('R9: every failure of a screen is told in words', () => {
  let line: FaultyLine
  test.beforeAll(async () => {
    line = await openFaultyLine(member)
  })
  test.afterAll(() => line.close())

  for (const [screen, path, call] of screens) {
    test(`${screen} page`, { tag: '@round' }, async ({ page }) => {
      test.setTimeout(180_000)
      await enterAs(page, line.origin, 'hongnhung')
      for (const [name, fault, outcome] of failures) {
        line.fail(call, fault)
        await test.step(name, () => meet(page, `${line.origin}${path}`, outcome, () => line.fail()))
      }
    })
  }
})

/** Opens a screen whose call fails until `mend`, and looks for what the member must see. */
async function meet(
  page: Page,
  address: string,
  outcome: (typeof failures)[number][2],
  mend: () => void,
): Promise<void> {
  const session = await page.evaluate(() => sessionStorage.getItem('session'))
  await page.goto(address)
  const dialog = page.getByRole('alertdialog')
  if (outcome === 'sign-out') {
    await expect(dialog).toBeVisible()
    mend()
    // The warning is confirmed elsewhere (journey of the lost session); here the session goes on.
    await page.evaluate((kept) => sessionStorage.setItem('session', kept ?? ''), session)
    return
  }
  const main = page.getByRole('main')
  await expect(main).toBeVisible()
  if (outcome === 'words') {
    const said = dialog.or(page.getByRole('alert')).or(page.getByRole('status'))
    await expect(said.filter({ hasText: /\S/ }).first()).toBeVisible()
  }
  if (outcome === 'silence') await expect(dialog).toHaveCount(0)
  await expect(main).toContainText(/\S/)
  expect(await page.locator('body').innerText()).not.toMatch(rawCodes)
  mend()
}
