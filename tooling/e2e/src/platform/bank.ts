import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { bankSecret } from './addresses.ts'

/** What the bank reports; the number of the transfer at the bank. */
export async function reportTransfer(
  gateway: string,
  transfer: { memo: string; amount: number },
): Promise<{ reference: string; outcome: string }> {
  const reference = `FT${randomUUID()}`
  const body = JSON.stringify({ reference, ...transfer })
  const answer = await fetch(`${gateway}/bank/transfers`, {
    method: 'POST',
    headers: { 'X-Bank-Signature': createHmac('sha256', bankSecret).update(body).digest('hex') },
    body,
  })
  if (!answer.ok) throw new Error(`the bank's report was refused: ${answer.status} ${await answer.text()}`)
  const { value } = (await answer.json()) as { value: { outcome: string } }
  return { reference, outcome: value.outcome }
}

/** The memo of the deposit that is on screen. */
export async function memoOf(page: Page): Promise<string> {
  const text = await page.locator('dd').filter({ hasText: /SAOLA/ }).first().innerText()
  return /SAOLA[A-Z2-9]{12}/.exec(text)?.[0] ?? ''
}
