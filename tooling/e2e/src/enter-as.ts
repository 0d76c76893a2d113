import type { Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { callAs } from './call-as.ts'

/**
 * Makes the tab one in which somebody has signed in to a site before, and opens `path` there: the tab remembers what the
 * shell would have kept. How one signs in by hand has journeys of its own.
 */
export async function enterAs(page: Page, site: string, name: string, path?: string): Promise<void> {
  const { api, token } = await callAs(site, name)
  const member = await api.send(calls.member.info)
  // The tab's storage belongs to the origin, so a document of it comes first: a small one that runs no app.
  await page.goto(`${site}/config.json`)
  await page.evaluate(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify({ token, member, mustChangePassword: false }),
  )
  if (path !== undefined) await page.goto(`${site}${path}`)
}
