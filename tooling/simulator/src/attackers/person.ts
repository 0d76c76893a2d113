import { listMessages } from '@saola/gateway'
import { calls, type CallInput } from '@saola/protocol'
import { openBrowser, type Browser } from './browser.ts'
import type { Brand } from './brand.ts'

/** What everybody here signs in with until it is stolen, and proves payouts with. */
export const password = 'Langbiang1'
export const paymentPassword = '246810'

/** An account as whoever opened it knows it, in front of the own browser. */
export type Person = { name: string; holder: string; home: Browser }

type Registering = Partial<CallInput<typeof calls.session.register>>

let people = 0
let keys = 0

/** A key of a call that moves money. */
export function newKey(): { idempotencyKey: string } {
  keys += 1
  return { idempotencyKey: `attackers-${String(keys).padStart(10, '0')}` }
}

/** A Vietnamese phone number that nobody has yet. */
export function newMobile(): string {
  people += 1
  return `09${String(61_000_000 + people)}`
}

/** Registers by user name in a browser, as anybody does. */
export async function register(
  brand: Brand,
  home: Browser = openBrowser(brand),
  more: Registering = {},
): Promise<Person> {
  people += 1
  const name = `person${String(people).padStart(4, '0')}`
  const { token } = await home.send(calls.session.register, {
    username: name,
    password,
    confirmPassword: password,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
    loginDeviceId: home.device,
    ...more,
  })
  home.takeToken(token)
  return { name, holder: `NGUYEN VAN ${lettersOf(people)}`, home }
}

/** Banks write names without digits. */
function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'ABCDEGHIKL'[Number(digit)] ?? '').join('')
}

/** Signs in with a password, as its owner does at home. */
export async function signIn(
  person: Pick<Person, 'name'>,
  browser: Browser,
  typed = password,
): Promise<void> {
  const { token } = await browser.send(calls.session.login, {
    username: person.name,
    password: typed,
    type: 'username',
    loginDeviceId: browser.device,
  })
  browser.takeToken(token)
}

/** The code of the newest message to a phone or mailbox: what somebody reads who has the SIM or the mailbox. */
export async function readCode({ services }: Brand, recipient: string): Promise<string> {
  const [newest] = await listMessages(services.db, services, recipient)
  const code = /\b(\d{6})\b/.exec(newest?.content ?? '')?.[1]
  if (code === undefined) throw new Error(`nothing with a code went to ${recipient}`)
  return code
}

/** Proves a phone or mailbox by the code that is sent there. */
export async function proveContact(
  brand: Brand,
  { home }: Person,
  channel: 'sms' | 'email',
  contact: string,
): Promise<void> {
  await home.send(calls.member.contactCode, { channel, contact })
  const verificationCode = await readCode(brand, contact)
  await home.send(calls.member.setContact, { channel, contact, verificationCode, password })
}

/** Sets the transaction password by the sign-in password. */
export async function setPaymentPassword(
  browser: Browser,
  typed: string,
  newPassword = paymentPassword,
): Promise<void> {
  const wish = { password: typed, newPassword, confirmNewPassword: newPassword }
  await browser.send(calls.member.setPaymentPassword, wish)
}

/** Adds a bank account that nobody has yet, in a holder's name. */
export async function addCard(browser: Browser, holder: string, typed = paymentPassword): Promise<string> {
  keys += 1
  const card = { bin: '970436', accountNumber: String(8_100_000_000 + keys), accountName: holder }
  return (await browser.send(calls.wallet.addBankCard, { ...card, paymentPassword: typed })).cardId
}

/** Pays a deposit in, from a bank account. */
export async function deposit(brand: Brand, { home, name }: Person, amount: number, payer = name) {
  const { memo } = await home.send(calls.wallet.deposit, { amount }, newKey())
  await brand.reportTransfer({ memo, amount, payer })
}
