import { expect } from '@playwright/test'

/** The newest link "this was not me" that a gateway has sent to a phone or mailbox, from its path on; waits until there is one. */
export async function lockLinkFor(gateway: string, recipient: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${gateway}/outbox.json?recipient=${encodeURIComponent(recipient)}`)
      const { value } = (await answer.json()) as { value: { content: string }[] }
      link = value.map(({ content }) => /\/not-me#[\w-]+/.exec(content)?.[0]).find(Boolean) ?? ''
      return link
    })
    .not.toBe('')
  return link
}
