import { expect } from '@playwright/test'

/** Reads the newest code that a gateway has sent to a phone or mailbox; waits until there is one. */
export async function codeFor(gateway: string, recipient: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${gateway}/outbox.json?recipient=${encodeURIComponent(recipient)}`)
      const { value } = (await answer.json()) as { value: { content: string }[] }
      code = value.map(({ content }) => /\b\d{6}\b/.exec(content)?.[0]).find(Boolean) ?? ''
      return code
    })
    .not.toBe('')
  return code
}
